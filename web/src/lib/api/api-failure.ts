import { messages } from '@credenza/schema/messages'

/**
 * A failed call. `message` is for people to read, and empty if the server gave none; `fields` says what to correct
 * (readings R2).
 */
export class ApiFailure extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** How many seconds to wait before retrying, if the server said so (Retry-After). */
  readonly retryAfterSeconds: number | undefined

  /** `status` is the HTTP status, or 0 if there was no response. */
  constructor(
    message: string,
    code: string,
    status: number,
    fields: Record<string, string> = {},
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether the server was out of reach or out of order, so that the same call may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500)

/** Whether nothing answered, or only what stands before the server. */
export const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiFailure && [0, 502, 503, 504].includes(error.status)

/** The sentence to show for any error that a call threw: the server's, or the screen's own if there is none (readings R9). */
export const messageOf = (error: unknown, own: string = messages.somethingWrong): string =>
  error instanceof Error ? error.message || own : String(error)

/** What to correct, by field; empty for any other error. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiFailure ? error.fields : {}
