import type { FastifyInstance } from 'fastify'

/** Takes bodies as bytes, whatever their declared type: their content shows what they are. */
export function takeAsItIs(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
