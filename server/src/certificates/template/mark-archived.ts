import type { Tx } from '../../context.ts'

/** Takes a locked template out of use. It is never deleted: certificates made with it are drawn with it for good. */
export async function markArchived(tx: Tx, organisationId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('template')
    .set({ archived_at: now })
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}
