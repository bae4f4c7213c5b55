import type { FastifyInstance } from 'fastify'

/**
 * Browsers and proxies store no answer unless its route says that they may: most answers are for one person, and some hold the
 * keys of documents. They never store a refusal, which may be over in a moment.
 */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}
