import type { SecurityEvent } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { sendMessage } from '../webhook/send-message.ts'
import { signedHeaders } from '../webhook/sign-message.ts'
import { sendOtlp } from './otlp.ts'
import { sendSyslog } from './syslog.ts'
import type { SinkName } from './tables.ts'

export interface Sink {
  name: SinkName
  /** Rejects if the receiver did not take all of them. */
  send(events: readonly SecurityEvent[], signal: AbortSignal): Promise<void>
}

/** The sinks that the settings name. */
export function sinksOf(ctx: Pick<Context, 'config' | 'clock' | 'log'>): Sink[] {
  const { webhook, syslogUrl, otlp } = ctx.config.securityEvents
  return [
    ...(webhook ? [webhookSink(ctx, webhook)] : []),
    ...(syslogUrl
      ? [
          {
            name: 'syslog' as const,
            send: (events: readonly SecurityEvent[], signal: AbortSignal) =>
              sendSyslog(new URL(syslogUrl), events, signal),
          },
        ]
      : []),
    ...(otlp ? [otlpSink(ctx, otlp)] : []),
  ]
}

const otlpSink = (
  { log }: Pick<Context, 'log'>,
  receiver: { url: string; headers: Record<string, string> },
): Sink => ({
  name: 'otlp',
  send: async (events, signal) => {
    const rejected = await sendOtlp(receiver, events, signal)
    if (rejected > 0) log.warn({ rejected }, 'The OTLP receiver has rejected security events')
  },
})

/**
 * Signs events as organisations' webhooks do: Standard Webhooks 1.0. The operator chooses the address, so it may be private.
 */
function webhookSink(
  { clock }: Pick<Context, 'clock'>,
  { url, secret }: { url: string; secret: Uint8Array },
): Sink {
  const { address, authorization } = withoutCredentials(new URL(url))
  return {
    name: 'webhook',
    send: async (events, signal) => {
      const [first, last] = [events[0]!, events.at(-1)!].map(({ event }) => event.sequence)
      const message = {
        id: `security_${first}_${last}`,
        payload: JSON.stringify({
          type: 'security.events',
          timestamp: clock().toISOString(),
          data: { events },
        }),
      }
      const headers = { ...authorization, ...signedHeaders(message, [secret], clock()) }
      const content = { headers, payload: message.payload }
      const { delivered, result } = await sendMessage(address, content, {
        mayCallPrivate: true,
        signal,
      })
      if (!delivered) throw new Error(`The receiver of security events answered: ${result}`)
    },
  }
}

/** `sendMessage` calls no address with a user and password in it. Those of the operator's setting are sent as a header. */
function withoutCredentials(url: URL): { address: URL; authorization: Record<string, string> } {
  const { username, password } = url
  const address = new URL(url)
  address.username = address.password = ''
  if (!username && !password) return { address, authorization: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
