import type { Tx } from '../context.ts'

/** Sets a certificate's revocation bit. The list's signed form is thrown away and made anew at the next read. */
export async function setRevoked(tx: Tx, organisationId: string, certificateId: string): Promise<void> {
  const { list } = await tx
    .updateTable('status_entry')
    .set({ revoked: true })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', certificateId)
    .returning('list')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('status_list')
    .set({ credential: null })
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .execute()
}
