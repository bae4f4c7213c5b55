import type { ErrorCode } from '../errors.ts'
import { sentences } from './all.ts'
import { type Given, type Sentence, wordsOf } from './sentence.ts'

export type SentenceKey = keyof typeof sentences

/** The key of a refusal is its error code, or begins with it: 'not_found', 'not_found.student'. */
export type ErrorKey = Extract<SentenceKey, ErrorCode | `${ErrorCode}.${string}`>

/** Error codes whose own sentence fills in nothing. */
export type PlainCode = {
  [Code in Extract<ErrorKey, ErrorCode>]: Given<(typeof sentences)[Code]> extends [] ? Code : never
}[Extract<ErrorKey, ErrorCode>]

/** A sentence by its key, with what its key asks for. */
export const sentence = <Key extends SentenceKey>(
  key: Key,
  ...[parameters]: Given<(typeof sentences)[Key]>
): Sentence<Key> => ({ key, parameters: { ...parameters } })

/** A sentence in English; its key where an older version of us wrote it and this one has no such key. */
export const inEnglish = (sentence: Sentence): string => wordsOf(sentences, sentence) ?? sentence.key

/** A sentence as answers tell it: in English, and by key. */
export const inWords = (sentence: Sentence) => ({ message: inEnglish(sentence), ...sentence })

/** What stands in its place where nothing is to be said. */
export const noWords = { message: '', key: '', parameters: {} }

export const codeOf = (key: ErrorKey): ErrorCode => key.split('.')[0] as ErrorCode
