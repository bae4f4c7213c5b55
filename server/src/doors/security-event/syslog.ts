import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { SecurityEvent } from '@credenza/schema'

/** RFC 5424 section 6.2.1: 'log audit'. */
const facility = 13
const severities = { success: 6, failure: 4 } as const
const timeoutMs = 10_000
const ports = { 'tcp:': 601, 'tls:': 6514 } as const

/**
 * Formats an event as an RFC 5424 message whose MSG is the event's JSON, preceded by its length in bytes (RFC 5425 section 4.3,
 * RFC 6587).
 */
function syslogFrame(event: SecurityEvent): Buffer {
  const { action, outcome } = event.event
  const header = [
    `<${facility * 8 + severities[outcome]}>1`,
    event['@timestamp'],
    event.observer.hostname,
    'credenza',
    '-',
    action.slice(0, 32),
    '-',
  ].join(' ')
  const message = Buffer.from(`${header} ${JSON.stringify(event)}`)
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}

/**
 * Sends events over one connection. Syslog has no answers, so it resolves once the receiver has taken every byte and the
 * connection has ended without an error. Rejects after ten seconds, and when `signal` aborts.
 */
export async function sendSyslog(
  url: URL,
  events: readonly SecurityEvent[],
  signal: AbortSignal,
): Promise<void> {
  const place = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || ports[url.protocol as keyof typeof ports]),
  }
  signal.throwIfAborted()
  const socket = url.protocol === 'tls:' ? connectTls(place) : connectTcp(place)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const stop = () => socket.destroy(new Error('The syslog receiver did not take the events in time.'))
  limit.addEventListener('abort', stop, { once: true })
  try {
    await written(socket, Buffer.concat(events.map(syslogFrame)))
  } finally {
    limit.removeEventListener('abort', stop)
    socket.destroy()
  }
}

function written(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    // The receiver closes its side once it has read everything.
    socket.on('close', (hadError) => {
      if (!hadError) resolve()
    })
    socket.resume()
    socket.end(bytes)
  })
}
