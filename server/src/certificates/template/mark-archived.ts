import type { Tx } from '../../context.ts'

/** Archives a locked template. It is never deleted, because the certificates made with it are always drawn with it. */
export async function markArchived(tx: Tx, organisationId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('template')
    .set({ archived_at: now })
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}
