import { hasRepeatedMember } from '@credenza/credential/verify'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../api-error.ts'

/** Refuses JSON with two members of one name, for documents that other programs read as well. */
export function takeStrictJson(scope: FastifyInstance): void {
  const usual = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    usual(request, text, (error, value) =>
      !error && hasRepeatedMember(text) ? done(refusal('malformed.repeated_member')) : done(error, value),
    )
  })
}
