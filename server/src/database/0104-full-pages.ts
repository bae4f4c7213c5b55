import { step } from '../platform/db/step.ts'

/** Indexes in which an organisation's new entries come after its earlier ones. */
const appended = [
  'acceptance_pkey',
  'audit_at',
  'audit_entry_pkey',
  'certificate_by_category',
  'certificate_by_date',
  'certificate_by_review',
  'certificate_by_title',
  'certificate_by_year',
  'certificate_directory_certificate_id_key',
  'certificate_directory_log_index_key',
  'certificate_document_pkey',
  'certificate_of_batch',
  'certificate_pkey',
  'certificate_statement_pkey',
  'log_entry_pkey',
  'review_request_by_category_name',
  'review_request_by_date',
  'review_request_by_issuer_name',
  'review_request_by_state',
  'review_request_by_title',
  'review_request_once',
  'review_request_pkey',
  'status_entry_org_id_certificate_id_key',
]

/**
 * `credenza rebuild-indexes` fills their pages to the end: the tenth that stays free by default waits for entries between the
 * others, which do not come.
 */
export const fullPages = step(
  appended.map((name) => `ALTER INDEX IF EXISTS ${name} SET (fillfactor = 100);`).join('\n'),
)
