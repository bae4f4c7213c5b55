import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { clearRevoked, lockRevoked, setRevoked } from '../../status/set-revoked.ts'
import { transitionOf } from '../certificate-state.ts'
import { lockCertificates } from '../lock-certificates.ts'
import { openTo } from '../state-sql.ts'

interface BatchKey {
  organisationId: string
  batchId: string
}

/**
 * Sets the status bits of everything that a batch will revoke, so that verifiers see a large revocation as soon as it is
 * accepted; the signed statements follow. Skips certificates whose revocation will be refused.
 */
export async function setRevokedEarly(tx: Tx, { organisationId, batchId }: BatchKey): Promise<void> {
  const rows = await tx
    .selectFrom('batch_item as item')
    .innerJoin('certificate', (join) =>
      join.onRef('certificate.org_id', '=', 'item.org_id').onRef('certificate.id', '=', 'item.subject'),
    )
    .select('certificate.id')
    .where('item.org_id', '=', organisationId)
    .where('item.batch_id', '=', batchId)
    .where(openTo('revoke'))
    .execute()
  const ids = rows.map(({ id }) => id)
  // A bit that is set already may be another batch's, which is just clearing it.
  await lockRevoked(tx, organisationId, ids)
  await setRevoked(tx, organisationId, ids)
}

/**
 * Clears these certificates' bits, because the batch will not revoke them. Leaves the bits of certificates that allow no
 * revocation any more, and of those that another batch is about to revoke. Locks the certificates first, as statements do.
 */
export async function clearRevokedEarly(
  tx: Tx,
  { organisationId, batchId }: BatchKey,
  ids: readonly string[],
): Promise<void> {
  const certificates = await lockCertificates(tx, organisationId, ids)
  const open = certificates.filter((certificate) => 'to' in transitionOf(certificate, 'revoke'))
  const set = await lockRevoked(
    tx,
    organisationId,
    open.map(({ id }) => id),
  )
  const wanted = await wantedByOthers(tx, { organisationId, batchId }, set)
  await clearRevoked(
    tx,
    organisationId,
    set.filter((id) => !wanted.has(id)),
  )
}

/** Which of these certificates wait to be revoked by another batch. */
async function wantedByOthers(
  tx: Tx,
  { organisationId, batchId }: BatchKey,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('batch')
    .innerJoin('batch_item as item', (join) =>
      join.onRef('item.org_id', '=', 'batch.org_id').onRef('item.batch_id', '=', 'batch.id'),
    )
    .select('item.subject')
    .where('batch.org_id', '=', organisationId)
    .where('batch.id', '!=', batchId)
    .where('batch.kind', '=', 'revoke')
    .where('batch.ended_at', 'is', null)
    .where('item.state', '=', 'waiting')
    .where('item.subject', '=', anyOf(ids))
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
