import type { FastifyInstance } from 'fastify'

/** Takes bodies as bytes, whatever type they are sent with: their content shows what they are. */
export function takeAsItIs(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
