import { type CorrectableField, type CorrectedField, correctableFields } from '@credenza/schema'
import type { CertificateRow } from '../certificate/find-certificates.ts'

/** The part of a certificate's content that a correction may change. */
export type CorrectableFacts = Record<CorrectableField, string>

export const correctableFacts = (row: CertificateRow): CorrectableFacts => ({
  userName: row.user_name,
  title: row.title,
  categoryName: row.category_name,
  date: row.date,
  validUntil: row.valid_until,
})

/** The fields in which the two differ. */
export const changesBetween = (before: CorrectableFacts, after: CorrectableFacts): CorrectedField[] =>
  correctableFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
