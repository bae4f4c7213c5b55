import type { FastifyInstance } from 'fastify'
import { refusal } from '../api-error.ts'

/** Refuses bodies in a content coding, such as gzip, because we read none (RFC 9110 §15.5.16). */
export function refuseEncoded(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding'] ?? ''
    if (encoding === '' || /^identity$/i.test(encoding)) return
    reply.header('accept-encoding', 'identity')
    throw refusal('unsupported_type.encoding', { encoding: encoding.slice(0, 40) })
  })
}
