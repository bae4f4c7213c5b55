import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { cannotListen } from '../../../platform/start/require-port.ts'
import { type Answer, addCheckpoint, type Witness } from '../add-checkpoint.ts'
import { mostSubmissionBytes } from '../submission.ts'

const textType = 'text/plain; charset=utf-8'
const saying = (status: number, body: string): Answer => ({ status, type: textType, body })

export interface WitnessServer {
  port: number
  close(): Promise<void>
}

/** Serves a witness over plain HTTP and nothing else; a proxy has to add TLS. `about` is the text shown at its address. */
export async function serveWitness(
  witness: Witness,
  { host, port, about }: { host: string; port: number; about: string },
): Promise<WitnessServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer(witness, request, about)
      .catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : 'A request failed.'}\n`)
        return saying(500, 'This cannot be done now.\n')
      })
      .then(({ status, type, body }) => {
        // Otherwise the rest of an oversized body would be read as the next request.
        if (!request.complete) response.setHeader('connection', 'close')
        response.writeHead(status, { 'content-type': type }).end(body)
      })
  })
  server.maxConnections = 200
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(cannotListen(error, { host, port }, { port: '--port', host: '--host' })),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

async function answer(witness: Witness, request: IncomingMessage, about: string): Promise<Answer> {
  const path = (request.url ?? '/').split('?')[0]!
  if (request.method === 'POST' && path === '/add-checkpoint') {
    const body = await readBody(request)
    return body === undefined ? saying(413, 'The submission is too long.\n') : addCheckpoint(witness, body)
  }
  if (request.method !== 'GET') return saying(405, 'Only POST /add-checkpoint takes anything.\n')
  if (path === '/') return saying(200, about)
  const wanted = /^\/([0-9a-f]{64})\/checkpoint$/.exec(path)?.[1]
  const origin = [...witness.logs.keys()].find((one) => sha256(one) === wanted)
  const note = origin === undefined ? undefined : await witness.heads.read(origin)
  return note === undefined ? saying(404, 'There is nothing at this address.\n') : saying(200, note)
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostSubmissionBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
