import { sentence } from '@credenza/schema/sentences/english'
import type { Db, Tx } from '../../context.ts'
import { holdAccounts } from '../../people/account/hold-accounts.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findCertificates } from '../certificate/find-certificates.ts'

/** The organisation's own certificates among the ids, oldest first; the others fail. */
export async function ownCertificates(
  db: Db | Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ found: Certificate[]; failed: BulkResult['failed'] }> {
  const certificates = await findCertificates(db, ids)
  const found = certificates
    .filter((certificate) => certificate.organisationId === organisationId)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const known = new Set(found.map(({ id }) => id))
  const failed = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  return { found, failed }
}

/**
 * Waits for erasures of the people whom these certificates are about, and keeps others from beginning before the transaction
 * ends. So it reads only what an erasure has left, and a later erasure finds what it writes.
 */
export async function holdHolders(tx: Tx, organisationId: string, ids: readonly string[]): Promise<void> {
  const holders = await tx
    .selectFrom('certificate')
    .select('account_id')
    .distinct()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  await holdAccounts(
    tx,
    holders.map((row) => row.account_id),
  )
}
