import { hasRepeatedMember } from '@credenza/credential/verify'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../api-error.ts'
import { textOf } from './text-of.ts'

/** Takes JSON of this media type, in UTF-8 (RFC 8259 §8.1). */
export function takeJson(scope: FastifyInstance, mediaType: string): void {
  const usual = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, body, done) =>
    usual(request, textOf(request, body), done),
  )
}

/** Refuses JSON with two members of one name, for documents that other programs read as well. */
export function takeStrictJson(scope: FastifyInstance): void {
  const usual = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(request, body)
    usual(request, text, (error, value) =>
      !error && hasRepeatedMember(text) ? done(refusal('malformed.repeated_member')) : done(error, value),
    )
  })
}
