import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server on this machine that keeps what it was sent and answers as told. */
export async function openJsonServer(answer: (received: Received) => { status: number; body?: object }) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(one)
    const { status, body } = answer(one)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
