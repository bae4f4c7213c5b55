import type { Tx } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newSlug, newTenantId } from '../../platform/ids.ts'
import { undrawableText } from '../../platform/rendering/drawable.ts'
import { enqueueReview } from '../queue/enqueue-review.ts'
import { certificateSearch } from '../search/certificate-values.ts'
import type { TemplateUse } from '../template/resolve-template.ts'
import type { CertificateRow } from './find-certificates.ts'
import { insertCertificates } from './insert-certificates.ts'
import type { Recipient } from './recipients.ts'

/** What a new certificate starts with; everything else is derived. */
export type NewFacts = TemplateUse &
  Pick<CertificateRow, 'category_name' | 'title' | 'date'> &
  Partial<
    Pick<
      CertificateRow,
      'valid_until' | 'results' | 'batch_id' | 'predecessor_id' | 'origin' | 'upload_file_id'
    >
  > & {
    recipient: Recipient
  }

/** What all certificates of one issuance share: the issuer, its name, and the time. */
export interface Issuance {
  organisationId: string
  issuerName: string
  now: Date
}

export const issuanceOf = async (tx: Tx, organisationId: string, now: Date): Promise<Issuance> => ({
  organisationId,
  issuerName: displayNameOf(await findOrganisation(tx, organisationId)),
  now,
})

/**
 * Adds pending certificates of an issuer and their places in the verifiers' queues. Returns the rows in the order of
 * the input. The caller writes the audit entries, because they come last in a transaction.
 * Throws missing_glyph for the field whose text cannot be drawn.
 */
export async function addCertificates(
  tx: Tx,
  { organisationId, now }: { organisationId: string; now: Date },
  certificates: readonly NewFacts[],
): Promise<CertificateRow[]> {
  const issuance = await issuanceOf(tx, organisationId, now)
  const rows = certificates.map((facts) => newRow(issuance, facts))
  for (const row of rows) {
    const flaw = undrawableText(row)
    if (flaw) throw new ApiError(flaw.why, { fields: { [flaw.text]: flaw.why } })
  }
  await keepNew(tx, issuance, rows)
  return rows
}

/**
 * Inserts new rows with their directory and search entries, and adds them to the verifiers' queues. All of their texts
 * must be drawable.
 */
export async function keepNew(
  tx: Tx,
  { organisationId, now }: Pick<Issuance, 'organisationId' | 'now'>,
  rows: readonly CertificateRow[],
): Promise<void> {
  await insertCertificates(tx, organisationId, rows)
  await enqueueReview(tx, organisationId, now, rows)
}

/** A pending certificate without any history. */
export function newRow(
  { organisationId, issuerName, now }: Issuance,
  { recipient, ...facts }: NewFacts,
): CertificateRow {
  const { category_name, title, date } = facts
  const values = { user_name: recipient.name, issuer_name: issuerName, category_name, title, date }
  return {
    org_id: organisationId,
    id: newTenantId('cert', organisationId),
    slug: newSlug(),
    student_id: recipient.id,
    account_id: recipient.account_id,
    year: date.slice(0, 4),
    review: 'pending',
    signed_at: null,
    decided_at: null,
    decided_by: null,
    decline_reason: null,
    log_index: null,
    transferred_at: null,
    revoked_at: null,
    revoked_reason: null,
    valid_until: '',
    results: [],
    batch_id: null,
    suspended_at: null,
    suspended_reason: null,
    predecessor_id: null,
    successor_id: null,
    origin: 'issuer',
    upload_file_id: null,
    loa_file_id: null,
    created_at: now,
    ...facts,
    ...values,
    search: certificateSearch(values),
  }
}
