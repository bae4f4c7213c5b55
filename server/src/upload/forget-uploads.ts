import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { removeFiles } from '../organisation/sealed-files.ts'

/** Deletes what a person uploaded and the letters of authority that answered; the certificates stay without files. */
export async function forgetUploads(tx: Tx, accountId: string): Promise<void> {
  const uploaded = await tx
    .selectFrom('certificate')
    .select(['upload_file_id', 'loa_file_id'])
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
  await removeFiles(
    tx,
    uploaded.flatMap((row) => [row.upload_file_id ?? [], row.loa_file_id ?? []].flat()),
  )
  await tx
    .updateTable('certificate')
    .set({ upload_file_id: null, loa_file_id: null })
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
}
