import type { Database } from '../../platform/db/tables.ts'

/** The columns with values sealed under the master key, and the purpose of each; two if it differs between rows. */
export interface SealedTable {
  table: keyof Database & string
  columns: Record<string, readonly [string, ...string[]]>
}

const imported = ['student-import'] as const

/** Everything in the tables that is sealed under the master key itself. A test compares the list with what is sealed. */
export const sealedTables: readonly SealedTable[] = [
  { table: 'person_key', columns: { sealed: ['person-key'] } },
  {
    table: 'organisation_key',
    columns: { sealed_private_key: ['organisation-signing-key', 'wallet-signing-key'] },
  },
  { table: 'document_key', columns: { sealed_private_key: ['document-key'] } },
  {
    table: 'webhook',
    columns: { sealed_secret: ['webhook-secret'], sealed_previous: ['webhook-secret'] },
  },
  { table: 'totp', columns: { sealed_secret: ['totp'], sealed_pending: ['totp'] } },
  { table: 'sign_in_provider', columns: { sealed_secret: ['sign-in-provider-secret'] } },
  { table: 'own_name', columns: { sealed_key: ['mail-sender-key'] } },
  { table: 'provider_sign_in', columns: { sealed: ['provider-sign-in'] } },
  { table: 'learning_platform', columns: { sealed_key: ['learning-platform-key'] } },
  { table: 'learning_launch', columns: { sealed: ['learning-launch'] } },
  { table: 'organisation', columns: { kyc: ['organisation-kyc'] } },
  { table: 'sealed_file', columns: { sealed: ['sealed-file'] } },
  { table: 'template_image', columns: { sealed: ['template-image'] } },
  { table: 'review_note', columns: { sealed: ['review-note'] } },
  {
    table: 'review_attachment',
    columns: { about: ['review-attachment-about'], sealed: ['review-attachment'] },
  },
  { table: 'kept_badge', columns: { sealed: ['kept-badge'] } },
  { table: 'badge_profile', columns: { sealed: ['badge-profile'] } },
  { table: 'outgoing_mail', columns: { sealed: ['outgoing-mail'] } },
  { table: 'idempotency_key', columns: { sealed_answer: ['idempotency'] } },
  {
    table: 'bulk_check_item',
    columns: {
      sealed_name: ['bulk-check'],
      sealed_content: ['bulk-check'],
      sealed_result: ['bulk-check'],
    },
  },
  {
    table: 'presentation_request',
    columns: { sealed_words: ['presentation-request'], sealed_answer: ['presentation-answer'] },
  },
  {
    table: 'presentation_attempt',
    columns: { sealed_key: ['wallet-signing-key'], sealed_answer: ['presentation-answer'] },
  },
  {
    table: 'export_piece',
    columns: { sealed_name: ['certificate-export'], sealed: ['certificate-export'] },
  },
  { table: 'student_import', columns: { sealed_tops: imported, sealed_header: imported } },
  { table: 'student_import_error', columns: { sealed_cells: imported } },
  { table: 'student_import_part', columns: { sealed: imported } },
  { table: 'student_import_change', columns: { sealed: imported } },
  { table: 'student_import_aside', columns: { sealed: imported } },
  { table: 'student_import_accepted', columns: { sealed: imported } },
]
