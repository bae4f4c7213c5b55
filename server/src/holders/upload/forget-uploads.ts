import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { removeFiles } from '../../people/organisation/sealed-files.ts'

/**
 * Deletes what a person uploaded and the letters of authority that answered; the certificates stay without files. Gives the
 * ids of both, for the trails.
 */
export async function forgetUploads(tx: Tx, accountId: string): Promise<string[]> {
  const uploaded = await tx
    .selectFrom('certificate')
    .select(['id', 'upload_file_id', 'loa_file_id'])
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
  const files = uploaded.flatMap((row) => [row.upload_file_id ?? [], row.loa_file_id ?? []].flat())
  await removeFiles(tx, files)
  await tx
    .updateTable('certificate')
    .set({ upload_file_id: null, loa_file_id: null })
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
  return [...uploaded.map(({ id }) => id), ...files]
}
