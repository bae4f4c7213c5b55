import { type ErrorCode, errorStatus } from '@credenza/schema'
import type { sentences } from '@credenza/schema/sentences/all'
import { codeOf, type ErrorKey, inEnglish, inWords, sentence } from '@credenza/schema/sentences/english'
import type { Given, Sentence } from '@credenza/schema/sentences/sentence'

export type ErrorSentence = Sentence<ErrorKey>

/**
 * A refusal that the caller may read: the sentence says what to do, `fields` what is wrong with each field. Any other thrown
 * error becomes 'internal', without its text.
 */
export class ApiError extends Error {
  readonly sentence: ErrorSentence
  readonly fields: Record<string, ErrorSentence> | undefined
  /** Seconds until another try can succeed, sent as Retry-After (RFC 9110 section 10.2.3). */
  readonly retryAfterSeconds: number | undefined

  constructor(
    sentence: ErrorSentence,
    {
      fields,
      retryAfterSeconds,
    }: { fields?: Record<string, ErrorSentence>; retryAfterSeconds?: number } = {},
  ) {
    super(inEnglish(sentence))
    this.name = 'ApiError'
    this.sentence = sentence
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  get code(): ErrorCode {
    return codeOf(this.sentence.key)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** A refusal in the form that answers contain. */
export const refusalInWords = (own: ErrorSentence) => ({
  error: codeOf(own.key),
  ...inWords(own),
})

type Filling<Key extends ErrorKey> = Given<(typeof sentences)[Key]>

export const refusal = <Key extends ErrorKey>(key: Key, ...given: Filling<Key>): ApiError =>
  new ApiError(sentence(key, ...given))

/** Refuses the value of one field. */
export function fieldRefusal<Key extends ErrorKey>(
  field: string,
  key: Key,
  ...given: Filling<Key>
): ApiError {
  const own = sentence(key, ...given)
  return new ApiError(own, { fields: { [field]: own } })
}

/** Refuses a form. The message is about its first wrong field. Undefined if none is wrong. */
export function formRefusal(fields: Record<string, ErrorSentence>): ApiError | undefined {
  const [first] = Object.values(fields)
  return first && new ApiError(first, { fields })
}
