import type { FastifyInstance } from 'fastify'

/** Takes bodies as bytes, whatever their declared type: their content shows what they are. */
export function takeAsItIs(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The bytes of a body that was taken as it is; none if there is no body. */
export const bytesOf = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array())
