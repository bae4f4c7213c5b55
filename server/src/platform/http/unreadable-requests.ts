import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { type ApiError, refusal } from './api-error.ts'
import { envelopeOf } from './errors.ts'

/** Answers a request that Node's parser refuses, which therefore reaches no route, in our envelope, and ends its connection. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, refused] = answerTo(error.code)
  const body = JSON.stringify(envelopeOf(refused))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

function answerTo(code: string): [status: number, refused: ApiError] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, refusal('too_large.headers')]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, refusal('busy')]
  return [400, refusal('malformed')]
}
