import { type Given, type Sentence, wordsOf } from '@credenza/schema/sentences/sentence'
import { student } from '@credenza/schema/sentences/student'

type SheetKey = Extract<keyof typeof student, `${string}.sheet${string}`>
export type SheetSentence = Sentence<SheetKey>

/** An error in reading a spreadsheet. It tells the person who chose the file what to do. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly sentence: SheetSentence

  constructor(sentence: SheetSentence) {
    super(wordsOf(student, sentence))
    this.sentence = sentence
  }
}

/** Why this spreadsheet cannot be read. */
export const unreadable = <Key extends SheetKey>(
  key: Key,
  ...[parameters]: Given<(typeof student)[Key]>
): SpreadsheetError => new SpreadsheetError({ key, parameters: { ...parameters } })
