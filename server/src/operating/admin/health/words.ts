import type { HealthFact, HealthPart } from '@credenza/schema'
import { inEnglish, inWords } from '@credenza/schema/sentences/english'
import type { Sentence } from '@credenza/schema/sentences/sentence'

/** How long something can wait before an administrator should look at it. */
export const longWaitMs = 10 * 60_000

/** Tells whether something has waited too long since then. */
export const isLate = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > longWaitMs

/** A time such as '2026-11-21 10:00 UTC', or '–' for never. */
export const moment = (at: Date | null): string =>
  at ? `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–'

/** The state of a part. */
export const stateOf = (state: HealthPart['state'], sentence: Sentence, facts: HealthFact[]) => {
  const { message, ...byKey } = inWords(sentence)
  return { state, summary: message, ...byKey, facts }
}
export type PartState = ReturnType<typeof stateOf>

/** A fact in the report. Names, numbers and times are shown as they are. */
export const fact = (label: Sentence | string, value: Sentence | string | number): HealthFact => ({
  label: textOf(label),
  value: textOf(value),
  labelKey: keyOf(label),
  valueKey: keyOf(value),
  parameters: { ...parametersOf(label), ...parametersOf(value) },
})

const textOf = (words: Sentence | string | number): string =>
  typeof words === 'object' ? inEnglish(words) : String(words)
const keyOf = (words: Sentence | string | number): string => (typeof words === 'object' ? words.key : '')
const parametersOf = (words: Sentence | string | number) =>
  typeof words === 'object' ? words.parameters : {}
