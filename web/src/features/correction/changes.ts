import {
  type CorrectableField,
  type CorrectedField,
  correctableFields,
  type VersionChange,
} from '@credenza/schema/correction'
import { normalised } from '@credenza/schema/normalised'
import { formatDate } from '../../lib/text/format.ts'
import { correctionTexts as texts } from '../../texts/correction.ts'

/** The facts of a certificate that can be corrected; dates as 'YYYY-MM-DD'. */
export type CorrectableFacts = Record<CorrectableField, string>

/** The differences between two versions, compared in the form that is signed: NFC and trimmed. */
export const changesOf = (before: CorrectableFacts, after: CorrectableFacts): CorrectedField[] =>
  correctableFields
    .map((field) => ({ field, from: asSigned(before[field]), to: asSigned(after[field]) }))
    .filter(({ from, to }) => from !== to)

/** What a certificate would say after these changes. */
export const withChanges = (
  facts: CorrectableFacts,
  changes: readonly CorrectedField[],
): CorrectableFacts => ({
  ...factsOf(facts),
  ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
})

/** Picks only these facts. */
export const factsOf = ({ userName, title, categoryName, date, validUntil }: CorrectableFacts) => ({
  userName,
  title,
  categoryName,
  date: date.slice(0, 10),
  validUntil,
})

/** A value in readable form. */
export function spokenValue(field: VersionChange['field'], value: string): string {
  if (field === 'validUntil' && value === '') return texts.forEver
  return field === 'date' || field === 'validUntil' ? formatDate(value) : value
}

const asSigned = (value: string): string => normalised(value).trim()
