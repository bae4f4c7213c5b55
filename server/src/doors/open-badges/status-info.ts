import type { FastifyReply } from 'fastify'
import type { ApiError } from '../../platform/http/api-error.ts'

/** The minor code of Open Badges 3.0 §B.2.5 for each status. */
const minorCodes: Record<number, string> = {
  400: 'invalid_data',
  401: 'unauthorizedrequest',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_allowed',
  413: 'invalid_data',
  415: 'not_acceptable',
  429: 'server_busy',
  503: 'server_busy',
}

/** Sends a refusal as an Imsx_StatusInfo (Open Badges 3.0 §B.2.2). There, our 'invalid' (422) is a bad request. */
export function sendStatusInfo(reply: FastifyReply, error: ApiError): FastifyReply {
  const { message, retryAfterSeconds } = error
  const status = error.status === 422 ? 400 : error.status
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  if (status === 403) reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
  return reply
    .code(status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(statusInfo(message, minorCodes[status] ?? 'internal_server_error'))
}

/** Refuses a method that an address does not have (RFC 9110 §15.5.6), or an address that does not exist. */
export function sendNotServed(reply: FastifyReply, allowed: string | undefined): FastifyReply {
  const [status, text] = allowed ? [405, `Use ${allowed}.`] : [404, 'There is nothing at this address.']
  if (allowed) reply.header('allow', allowed)
  return reply
    .code(status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(statusInfo(text, minorCodes[status]!))
}

const statusInfo = (description: string, minor: string) => ({
  imsx_codeMajor: 'failure',
  imsx_severity: 'error',
  imsx_description: description,
  imsx_codeMinor: {
    imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: minor }],
  },
})
