import type { Failure } from '@credenza/schema'
import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseUnavailable, WritesRefused } from '../db/unavailable.ts'
import { faultOf } from '../fault-of.ts'
import { ApiError, type ErrorSentence, refusal, refusalInWords } from './api-error.ts'
import { flawOf, wrongFields } from './wrong-fields.ts'

/**
 * Turns every error into one form of answer: the envelope of readings R2, unless `send` writes another. Errors other than
 * ApiError are logged and not disclosed.
 */
export function answerErrors(
  app: FastifyInstance,
  send: (reply: FastifyReply, error: ApiError) => FastifyReply = sendEnvelope,
): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = isFormForJson(error, request) ? refusal('unsupported_type') : asApiError(error, request.id)
    if (answer.status >= 500) request.log.error({ fault: faultOf(error) }, 'request failed')
    return send(reply, answer)
  })
}

/** Treats no body, or `null`, as an empty object, so that the answer says which field is missing. */
export function takeNoBodyAsEmpty(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && !request.isMultipart()) request.body ??= {}
  })
}

/** For requests refused before they reach a route: the address cannot be read, or has too long an id. */
export const answerAddressErrors = (_: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendEnvelope(
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }),
    noSuchCall(request),
  )

export const noSuchCall = (request: FastifyRequest): ApiError =>
  refusal('not_found.call', { method: request.method, path: request.url.split('?')[0]! })

/** A refusal in the envelope of readings R2. */
export const envelopeOf = (error: ApiError): Failure => ({
  success: false,
  ...refusalInWords(error.sentence),
  ...(error.fields && { fields: allInEnglish(error.fields), fieldErrors: error.fields }),
})

function sendEnvelope(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelopeOf(error))
}

const allInEnglish = (fields: Record<string, ErrorSentence>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, own]) => [field, inEnglish(own)]))

function asApiError(error: FastifyError | Error, number: string): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof WritesRefused || ('code' in error && diskRefuses.has(error.code))) {
    return new ApiError(sentence('unavailable.writes'), { retryAfterSeconds: 30 })
  }
  if (error instanceof DatabaseUnavailable) {
    return new ApiError(sentence('unavailable'), { retryAfterSeconds: 2 })
  }
  if ('code' in error && tookTooLong.has(error.code)) {
    return new ApiError(sentence('busy'), { retryAfterSeconds: 5 })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const flaw = invalid(error.validation)
    // No id is that long, so nothing has it.
    const isOfAddress = 'validationContext' in error && error.validationContext === 'params'
    return isOfAddress && flaw.sentence.key === 'invalid.too_long' ? refusal('not_found') : flaw
  }
  if ('code' in error && notStorable.has(error.code)) return refusal('malformed.control_characters')
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) return refusal(clientError(status, error))
  return refusal('internal', { number })
}

/** The first problem, and the problem of each field. Of problems with the request as a whole, only the first is reported. */
function invalid(found: readonly { instancePath: string; message?: string }[]): ApiError {
  const issues = found.map(({ instancePath, message = '' }) => ({
    path: instancePath.split('/').filter((part) => part !== ''),
    message,
  }))
  const fields = wrongFields(issues)
  return new ApiError(flawOf(issues[0]?.message ?? ''), Object.keys(fields).length > 0 ? { fields } : {})
}

/**
 * SQLSTATE character_not_in_repertoire, and untranslatable_character in JSON: Postgres stores any text without U+0000. Our own texts
 * have none, so it came with the request, in an id, a search or a part of the address.
 */
const notStorable = new Set<unknown>(['22021', '22P05'])

/** The data folder's disk is full, over its quota or read-only. */
const diskRefuses = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS'])

/** SQLSTATE query_canceled, from the statement time-out, and lock_not_available. The transaction was rolled back. */
const tookTooLong = new Set<unknown>(['57014', '55P03'])

/** A form sent to a call that takes JSON. The form parser consumes it and leaves no body. */
const isFormForJson = (error: FastifyError | Error, request: FastifyRequest): boolean =>
  request.isMultipart() && 'validationContext' in error && error.validationContext === 'body'

const clientErrors = {
  401: 'not_signed_in',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
} as const

function clientError(status: number, error: FastifyError | Error) {
  if (status in clientErrors) return clientErrors[status as keyof typeof clientErrors]
  const isEmpty = 'code' in error && error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
  return isEmpty ? ('malformed.empty_body' as const) : ('malformed' as const)
}
