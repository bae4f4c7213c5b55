import type { FastifyReply } from 'fastify'
import type { ApiError } from '../../platform/http/api-error.ts'

/** RFC 7644 section 3.1. */
export const scimType = 'application/scim+json; charset=utf-8'

/** The scimType of RFC 7644 table 9 for each of our refusals that has one. */
const words: Record<string, string> = {
  'malformed.scim_filter': 'invalidFilter',
  'malformed.scim_path': 'invalidPath',
  'malformed.scim_target': 'noTarget',
  'malformed.scim_value': 'invalidValue',
  'malformed.scim_read_only': 'mutability',
}

/** Sends a refusal in the form of RFC 7644 section 3.12. There, our 'invalid' (422) is a bad request. */
export function sendScimError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { code, message, sentence, retryAfterSeconds } = error
  const status = error.status === 422 ? 400 : error.status
  const word =
    words[sentence.key] ??
    { 409: 'uniqueness', 400: code === 'invalid' ? 'invalidValue' : 'invalidSyntax' }[status]
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .type(scimType)
    .serializer(JSON.stringify)
    .send({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(word && { scimType: word }),
      detail: message,
    })
}

export const listResponse = (
  resources: readonly unknown[],
  { total, startIndex }: { total: number; startIndex: number },
) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
