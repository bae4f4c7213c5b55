import type { ErrorCode } from '../errors.ts'
import { account } from './account.ts'
import { certificate } from './certificate.ts'
import { correction } from './correction.ts'
import { developer } from './developer.ts'
import { field } from './field.ts'
import { health } from './health.ts'
import { healthFacts } from './health-facts.ts'
import { http } from './http.ts'
import { mail } from './mail.ts'
import { organisation } from './organisation.ts'
import { review } from './review.ts'
import { type Given, type Sentence, wordsOf } from './sentence.ts'
import { student } from './student.ts'
import { template } from './template.ts'
import { webhook } from './webhook.ts'

/** Every sentence that the server says, by key. `ar/arabic.ts` says the same in Arabic. */
export const english = {
  ...http,
  ...account,
  ...organisation,
  ...certificate,
  ...template,
  ...correction,
  ...review,
  ...student,
  ...developer,
  ...field,
  ...mail,
  ...webhook,
  ...health,
  ...healthFacts,
}
export type SentenceKey = keyof typeof english

/** The key of a refusal is its error code, or begins with it: 'not_found', 'not_found.student'. */
export type ErrorKey = Extract<SentenceKey, ErrorCode | `${ErrorCode}.${string}`>

/** Error codes whose own sentence fills in nothing. */
export type PlainCode = {
  [Code in Extract<ErrorKey, ErrorCode>]: Given<(typeof english)[Code]> extends [] ? Code : never
}[Extract<ErrorKey, ErrorCode>]

/** A sentence by its key, with what its key asks for. */
export const sentence = <Key extends SentenceKey>(
  key: Key,
  ...[parameters]: Given<(typeof english)[Key]>
): Sentence<Key> => ({ key, parameters: { ...parameters } })

/** A sentence in English; its key where an older version of us wrote it and this one has no such key. */
export const inEnglish = (sentence: Sentence): string => wordsOf(english, sentence) ?? sentence.key

/** A sentence as answers tell it: in English, and by key. */
export const inWords = (sentence: Sentence) => ({ message: inEnglish(sentence), ...sentence })

/** What stands in its place where nothing is to be said. */
export const noWords = { message: '', key: '', parameters: {} }

export const codeOf = (key: ErrorKey): ErrorCode => key.split('.')[0] as ErrorCode
