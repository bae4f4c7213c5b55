import type { FastifyInstance } from 'fastify'

/** Bodies come as bytes, whatever type they are sent with: what they are shows from themselves. */
export function takeAsItIs(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
