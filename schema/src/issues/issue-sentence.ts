import type { field as words } from '../sentences/field.ts'
import type { Given, Sentence } from '../sentences/sentence.ts'

/** What the schemas can say is wrong. */
export type FieldKey = keyof typeof words
export type FieldSentence = Sentence<FieldKey>

export const fieldSentence = <Key extends FieldKey>(
  key: Key,
  ...[parameters]: Given<(typeof words)[Key]>
): FieldSentence => ({ key, parameters: { ...parameters } })

/** What the message of one of our schemas' issues says; undefined for words. */
export function sentenceIn(message: string): FieldSentence | undefined {
  return message.startsWith('{"key":') ? (JSON.parse(message) as FieldSentence) : undefined
}
