import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Balancer {
  url: string
  /** Starts sending calls to this server while its /readyz says yes. Resolves when it first does. */
  add(url: string): Promise<void>
  remove(url: string): void
  stop(): Promise<void>
}

const lookEveryMs = 200

/**
 * A balancer like those of operators: it checks /readyz, sends each call to the next server that is ready, keeps
 * connections open, and never retries. A call that breaks is answered with 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const able = [...ready].filter(([, isReady]) => isReady).map(([url]) => url)
    const to = able[turn++ % able.length]
    const fail = (why: string) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ error: why }))
    }
    if (!to) return fail('no server is ready')
    const { method, headers } = incoming
    const forwarded = request(new URL(incoming.url!, to), { method, headers, agent }, (answer) => {
      const { connection: _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode!, rest)
      answer.pipe(outgoing).on('error', () => {})
    })
    forwarded.on('error', ({ message }) => fail(message))
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const ended = new AbortController()
  const look = async (url: string) => {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready.has(url)) ready.set(url, isReady)
  }
  const looking = (async () => {
    while (!ended.signal.aborted) {
      await Promise.all([...ready.keys()].map(look))
      await pause(lookEveryMs)
    }
  })()
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: async (url) => {
      ready.set(url, false)
      while (!ready.get(url)) await pause(lookEveryMs)
    },
    remove: (url) => void ready.delete(url),
    stop: async () => {
      ended.abort()
      await looking
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
