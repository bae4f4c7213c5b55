import type { ErrorCode, Failure } from '@credenza/schema'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { faultOf } from '../fault-of.ts'
import { ApiError } from './api-error.ts'

/** One answer for every error: the envelope of readings R2. Anything but an ApiError is logged and not disclosed. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = isFormForJson(error, request) ? clientError(415, error) : asApiError(error)
    if (refusal.status >= 500) request.log.error({ err: withoutValues(error) }, 'request failed')
    return send(reply, refusal)
  })
}

export const noSuchCall = (request: FastifyRequest): ApiError =>
  new ApiError(
    'not_found',
    `There is no ${request.method} ${request.url.split('?')[0]}. The calls are listed at /docs.`,
  )

function send(reply: FastifyReply, refusal: ApiError): FastifyReply {
  const body: Failure = {
    success: false,
    message: refusal.message,
    error: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

function asApiError(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DatabaseUnavailable) {
    return new ApiError(
      'unavailable',
      'The service is restarting. Please try again in a moment.',
      undefined,
      2,
    )
  }
  if ('code' in error && tookTooLong.has(error.code)) {
    return new ApiError('busy', 'This takes too long right now. Please try again in a moment.', undefined, 5)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
      if (field && message && !(field in fields)) fields[field] = message
    }
    const first = error.validation[0]?.message ?? 'Check the request.'
    return new ApiError('invalid', first, Object.keys(fields).length > 0 ? fields : undefined)
  }
  if ('code' in error && error.code === notStorable)
    return new ApiError('malformed', 'Remove the control characters from the request.')
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) return clientError(status, error)
  return new ApiError('internal', 'Something went wrong!')
}

/**
 * SQLSTATE character_not_in_repertoire: Postgres stores any text without U+0000. None of ours has one, so it came with the
 * request, in an id, a search or a part of the address.
 */
const notStorable = '22021'

/** SQLSTATE query_canceled, from the statement time-out, and lock_not_available. The transaction was rolled back. */
const tookTooLong = new Set<unknown>(['57014', '55P03'])

/** A form sent to a call that takes JSON: the form parser consumes it and leaves no body. */
const isFormForJson = (error: FastifyError | Error, request: FastifyRequest): boolean =>
  request.isMultipart() && 'validationContext' in error && error.validationContext === 'body'

function clientError(status: number, error: FastifyError | Error): ApiError {
  const codes: Partial<Record<number, [ErrorCode, string]>> = {
    401: ['not_signed_in', 'Sign in to go on.'],
    404: ['not_found', 'There is nothing at this address.'],
    413: ['too_large', 'The request is larger than this call accepts.'],
    415: [
      'unsupported_type',
      'Send JSON (Content-Type: application/json), or a multipart form where a file is asked for.',
    ],
    429: ['too_many_requests', 'Too many tries. Wait a minute, then try again.'],
  }
  const [code, message] = codes[status] ?? ['malformed', malformedMessage(error)]
  return new ApiError(code, message)
}

function malformedMessage(error: FastifyError | Error): string {
  const code = 'code' in error ? error.code : ''
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'The body is empty. Send a JSON object.'
  return 'The request could not be read: send well-formed JSON.'
}

/** What our own code says of an error may be logged; a message with a code comes from the database or the system. */
function withoutValues(error: Error): Record<string, unknown> {
  const fault = faultOf(error)
  return { ...fault, message: fault.code ? `database or system error ${fault.code}` : error.message }
}
