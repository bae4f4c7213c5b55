import type { NewFacts } from '../certificate/add-certificates.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import type { CorrectableFacts } from './corrected-fields.ts'

/** A certificate meant to replace a signed one, for the same holder and drawn by the same version of the template. */
export const newVersionOf = (before: CertificateRow, facts: CorrectableFacts): NewFacts => ({
  recipient: { id: before.student_id, account_id: before.account_id, name: facts.userName },
  category_name: facts.categoryName,
  title: facts.title,
  date: facts.date,
  valid_until: facts.validUntil,
  template_id: before.template_id,
  template_version: before.template_version,
  results: before.results,
  predecessor_id: before.id,
})
