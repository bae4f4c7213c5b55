import { parseStrictJson, RepeatedMember } from '@credenza/credential/verify'
import type { FastifyInstance } from 'fastify'
import { refusal } from './api-error.ts'

/** Refuses JSON with two members of one name, for documents that other programs read as well. */
export function takeStrictJson(scope: FastifyInstance): void {
  const usual = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasRepeated(String(body))) done(refusal('malformed.repeated_member'))
    else usual(request, String(body), done)
  })
}

function hasRepeated(text: string): boolean {
  try {
    parseStrictJson(text)
    return false
  } catch (error) {
    return error instanceof RepeatedMember
  }
}
