import type { Certificate } from '../certificate/certificate.ts'
import type { NewFacts } from '../certificate/draft/add-certificates.ts'
import type { CertificateContent } from './corrected-fields.ts'

/** A certificate meant to replace a signed one, for the same holder and drawn by the same version of the template. */
export const newVersionOf = (before: Certificate, { facts, details }: CertificateContent): NewFacts => ({
  recipient: { studentId: before.studentId, accountId: before.accountId, name: facts.userName },
  categoryName: facts.categoryName,
  title: facts.title,
  date: facts.date,
  validUntil: facts.validUntil || null,
  templateId: before.templateId,
  templateVersion: before.templateVersion,
  results: before.results,
  details,
  predecessorId: before.id,
})
