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

async function renewLists(tx: Tx, organisationId: string, set: readonly { list: number }[]): Promise<void> {
  if (set.length === 0) return
  await tx
    .updateTable('status_list')
    .set({ credential: null })
    .where('org_id', '=', organisationId)
    .where('list', 'in', [...new Set(set.map(({ list }) => list))])
    .execute()
}

/** Discards the signed forms of lists that a stolen key signed. The next read signs them with the new key. */
export async function signListsAgain(tx: Tx, organisationId: string): Promise<void> {
  await tx.updateTable('status_list').set({ credential: null }).where('org_id', '=', organisationId).execute()
}
