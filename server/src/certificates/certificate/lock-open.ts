import type { Outcome } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import type { Certificate } from './certificate.ts'
import { lockCertificates } from './lock-certificates.ts'

/**
 * Locks an organisation's own certificates until the transaction ends, and separates those that allow an act from those that do
 * not.
 */
export async function lockOpen(
  tx: Tx,
  organisationId: string,
  { ids, outcomeOf }: { ids: readonly string[]; outcomeOf: (certificate: Certificate) => Outcome },
): Promise<{ open: Certificate[]; failed: BulkResult['failed'] }> {
  const certificates = await lockCertificates(tx, organisationId, ids)
  const known = new Set(certificates.map((certificate) => certificate.id))
  const failed: BulkResult['failed'] = [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  const open: Certificate[] = []
  for (const certificate of certificates) {
    const outcome = outcomeOf(certificate)
    if ('to' in outcome) open.push(certificate)
    else failed.push({ id: certificate.id, why: sentence(outcome.refused) })
  }
  return { open, failed }
}
