import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'

/** Stores the letter of authority that answers an upload, and the issuer's own copy if there is one. */
export async function setUploadFiles(
  tx: Tx,
  { organisationId, certificateId }: { organisationId: string; certificateId: string },
  { letterFileId, uploadFileId }: { letterFileId: string; uploadFileId?: string },
): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ loa_file_id: letterFileId, ...(uploadFileId && { upload_file_id: uploadFileId }) })
    .where('org_id', '=', organisationId)
    .where('id', '=', certificateId)
    .execute()
}

/** Removes the files from what a person uploaded. Returns the certificates as they were before. */
export async function forgetUploadFiles(tx: Tx, accountId: string) {
  const uploaded = await tx
    .selectFrom('certificate')
    .select(['id', 'upload_file_id as uploadFileId', 'loa_file_id as letterFileId'])
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
  await tx
    .updateTable('certificate')
    .set({ upload_file_id: null, loa_file_id: null })
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .execute()
  return uploaded
}
