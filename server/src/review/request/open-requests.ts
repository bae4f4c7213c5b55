import type { CertificateAct } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { type CertificateRow, findCertificates } from '../../certificates/certificate/find-certificates.ts'
import { transitionOfRow } from '../../certificates/certificate/row-state.ts'
import { signedByStolenKeys } from '../../certificates/issuer-key/signed-by-stolen-keys.ts'
import { inQueuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'

/** Requests of a chunk, for issuers' certificates or users' uploads. A request in the other queue is not found. */
export interface ChunkOfRequests {
  ids: readonly string[]
  origin: CertificateRow['origin']
}

export type Decision = Extract<CertificateAct, 'accept' | 'decline'>

/** Which requests in a verifier's queue a decision is open to, and why it is refused for the others. */
export async function openRequests(
  db: Db,
  verifierId: string,
  decision: Decision,
  { ids, origin }: ChunkOfRequests,
): Promise<{ open: CertificateRow[]; failed: BulkResult['failed'] }> {
  const visible = await inQueuesOf(db, verifierId, ids)
  const rows = (await findCertificates(db, [...visible])).filter((row) => row.origin === origin)
  const known = new Set(rows.map((row) => row.id))
  const failed: BulkResult['failed'] = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  const stolen = decision === 'accept' ? await signedByStolenKeys(db, rows) : new Set<string>()
  const open: CertificateRow[] = []
  for (const row of rows) {
    const outcome = transitionOfRow(row, decision)
    if ('refused' in outcome) failed.push({ id: row.id, why: sentence(outcome.refused) })
    else if (stolen.has(row.id)) failed.push({ id: row.id, why: sentence('key_compromised') })
    else open.push(row)
  }
  return { open, failed }
}
