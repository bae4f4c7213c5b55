import {
  type CertificateDetails,
  type CorrectableField,
  type CorrectedField,
  correctableFields,
  detailChanges,
  labelledDetails,
  type VersionChange,
} from '@credenza/schema'
import type { Certificate } from '../certificate/certificate.ts'

/** The part of a certificate's content that a correction may change. */
export type CorrectableFacts = Record<CorrectableField, string>

export const correctableFacts = (certificate: Certificate): CorrectableFacts => ({
  userName: certificate.userName,
  title: certificate.title,
  categoryName: certificate.categoryName,
  date: certificate.date,
  validUntil: certificate.validUntil ?? '',
})

/** The fields in which the two differ. */
export const changesBetween = (before: CorrectableFacts, after: CorrectableFacts): CorrectedField[] =>
  correctableFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))

/** Everything that a correction may change. */
export interface CertificateContent {
  facts: CorrectableFacts
  details: CertificateDetails
}

/** Everything in which the two differ. */
export const changedContent = (before: CertificateContent, after: CertificateContent): VersionChange[] => [
  ...changesBetween(before.facts, after.facts),
  ...detailChanges(labelledDetails(before.details), labelledDetails(after.details)),
]

export const contentOf = (certificate: Certificate): CertificateContent => ({
  facts: correctableFacts(certificate),
  details: certificate.details,
})
