import type { ErrorCode } from '../errors.ts'
import { sentences } from './all.ts'
import { type Given, type Sentence, wordsOf } from './sentence.ts'

export type SentenceKey = keyof typeof sentences

/** The key of a refusal: its error code, alone or with more after it: 'not_found', 'not_found.student'. */
export type ErrorKey = Extract<SentenceKey, ErrorCode | `${ErrorCode}.${string}`>

/** Error codes whose own sentence has no parameters. */
export type PlainCode = {
  [Code in Extract<ErrorKey, ErrorCode>]: Given<(typeof sentences)[Code]> extends [] ? Code : never
}[Extract<ErrorKey, ErrorCode>]

/** Makes a sentence from its key and the parameters that the key requires. */
export const sentence = <Key extends SentenceKey>(
  key: Key,
  ...[parameters]: Given<(typeof sentences)[Key]>
): Sentence<Key> => ({ key, parameters: { ...parameters } })

/** A sentence in English, or its key if another version of our code wrote it and this one does not know the key. */
export const inEnglish = (sentence: Sentence): string => wordsOf(sentences, sentence) ?? sentence.key

/** A sentence as responses contain it: in English, and by key. */
export const inWords = (sentence: Sentence) => ({ message: inEnglish(sentence), ...sentence })

/** Replaces a sentence where there is nothing to say. */
export const noWords = { message: '', key: '', parameters: {} }

export const codeOf = (key: ErrorKey): ErrorCode => key.split('.')[0] as ErrorCode
