/** A call that did not succeed. `message` is what a person reads; `fields` names what to correct (readings R2). */
export class ApiFailure extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** Seconds to wait before another try, where the server said so (Retry-After). */
  readonly retryAfterSeconds: number | undefined

  /** `status` is the HTTP status, 0 when there was no response at all. */
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

/** The sentence to show for anything that a call threw. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What to correct, by field; nothing for anything else that a call threw. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiFailure ? error.fields : {}
