import type { FastifyRequest } from 'fastify'
import { refusal } from '../api-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The text of a body. Throws malformed unless it is UTF-8 and declared as nothing else: a lenient reader would put U+FFFD in the
 * place of every letter that it cannot read, and we would keep and sign that.
 */
export function textOf(request: FastifyRequest, body: string | Buffer): string {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '') ?? []
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw refusal('malformed.not_utf8')
  try {
    return utf8.decode(Buffer.from(body))
  } catch {
    throw refusal('malformed.not_utf8')
  }
}
