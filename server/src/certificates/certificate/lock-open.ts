import type { Outcome } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import type { CertificateRow } from './find-certificates.ts'
import { lockCertificates } from './lock-certificates.ts'

/**
 * Locks an organisation's own certificates until the transaction ends, and separates those that an act is open to from
 * those for which it is refused.
 */
export async function lockOpen(
  tx: Tx,
  organisationId: string,
  { ids, outcomeOf }: { ids: readonly string[]; outcomeOf: (row: CertificateRow) => Outcome },
): Promise<{ open: CertificateRow[]; failed: BulkResult['failed'] }> {
  const rows = await lockCertificates(tx, organisationId, ids)
  const known = new Set(rows.map((row) => row.id))
  const failed: BulkResult['failed'] = [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  const open: CertificateRow[] = []
  for (const row of rows) {
    const outcome = outcomeOf(row)
    if ('to' in outcome) open.push(row)
    else failed.push({ id: row.id, why: sentence(outcome.refused) })
  }
  return { open, failed }
}
