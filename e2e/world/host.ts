import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A third party's site on this machine. */
export interface Host {
  origin: string
  /** The site's did:web. */
  did: string
  /** Publishes JSON at a path. Returns the address. */
  publish(path: string, json: unknown): string
  stop(): void
}

export async function startHost(): Promise<Host> {
  const published = new Map<string, string>()
  const server = createServer(({ url = '' }, response) => {
    const json = published.get(url)
    response.writeHead(json === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(json)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return {
    origin,
    did: `did:web:localhost%3A${port}`,
    publish: (path, json) => {
      published.set(path, JSON.stringify(json))
      return origin + path
    },
    stop: () => server.close().closeAllConnections(),
  }
}
