import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/**
 * Sets the revocation bits of signed certificates. Discards the signed form of each list concerned; the next read makes
 * a new one.
 */
export async function setRevoked(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<void> {
  const set = await tx
    .updateTable('status_entry')
    .set({ revoked: true })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .where('revoked', '=', false)
    .returning('list')
    .execute()
  await renewLists(tx, organisationId, set)
}

/** Which of these bits are set. They stay set until the transaction ends, unless it clears them. */
export async function lockRevoked(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('status_entry')
    .select('certificate_id')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .where('revoked', '=', true)
    .orderBy('certificate_id')
    .forUpdate()
    .execute()
  return rows.map(({ certificate_id }) => certificate_id)
}

/** Clears bits that were set for a revocation that will not follow. A revocation that was stated is final. */
export async function clearRevoked(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<void> {
  const cleared = await tx
    .updateTable('status_entry')
    .set({ revoked: false })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .where('revoked', '=', true)
    .returning('list')
    .execute()
  await renewLists(tx, organisationId, cleared)
}

async function renewLists(
  tx: Tx,
  organisationId: string,
  changed: readonly { list: number }[],
): Promise<void> {
  if (changed.length === 0) return
  await tx
    .updateTable('status_list')
    .set({ credential: null })
    .where('org_id', '=', organisationId)
    .where('list', 'in', [...new Set(changed.map(({ list }) => list))])
    .execute()
}

/** Discards the signed forms of lists that a stolen key signed. The next read signs them with the new key. */
export async function signListsAgain(tx: Tx, organisationId: string): Promise<void> {
  await tx.updateTable('status_list').set({ credential: null }).where('org_id', '=', organisationId).execute()
}
