// A webhook receiver as an outsider would run it: checks every message with the Standard Webhooks library and writes a line for
// each. The path determines its behaviour. First prints its port.
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** One line of its output. */
export interface Received {
  path: string
  id: string
  type: string
  data: Record<string, unknown>
  /** How many times this message has arrived, including this time. */
  times: number
  /** Whether it is signed with the secret in the query. */
  genuine: boolean
}

const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const seen = new Map<string, number>()

async function read(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '/', 'http://receiver')
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const headers = request.headers as Record<string, string>
  const id = headers['webhook-id'] ?? ''
  const times = (seen.get(url.pathname + id) ?? 0) + 1
  seen.set(url.pathname + id, times)
  let genuine = true
  try {
    new Webhook(url.searchParams.get('secret') ?? '').verify(body, headers)
  } catch {
    genuine = false
  }
  const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>
  return { path: url.pathname, id, type, data, times, genuine }
}

const server = createServer(async (request, response) => {
  const received = await read(request)
  print(received)
  if (received.path === '/hangs') return
  if (received.path === '/talks-on') {
    response.writeHead(500)
    const chatter = setInterval(() => response.write('x'.repeat(4096)), 1)
    response.on('close', () => clearInterval(chatter))
    return
  }
  const fails = received.path === '/fails' || (received.path === '/fails-first' && received.times === 1)
  const status = received.path === '/redirects' ? 307 : fails ? 500 : 204
  response.writeHead(status, received.path === '/redirects' ? { location: '/sound' } : {}).end()
})
const garbage = createSocketServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', () => socket.end('\u0000\u0001 this is not HTTP\r\n\r\n'))
})

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port
garbage.listen(0, '127.0.0.1', () =>
  server.listen(0, '127.0.0.1', () =>
    print({ port: portOf(server.address()), garbagePort: portOf(garbage.address()) }),
  ),
)
