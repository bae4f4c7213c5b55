import { type ErrorCode, errorStatus } from '@credenza/schema'

/**
 * A refusal that the caller may read: `message` is public and says what to do, `fields` says what is wrong with which
 * field. Anything else that is thrown becomes 'internal' without its text.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until another try can succeed: becomes Retry-After (RFC 9110 section 10.2.3). */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export const notFound = (message: string): ApiError => new ApiError('not_found', message)
