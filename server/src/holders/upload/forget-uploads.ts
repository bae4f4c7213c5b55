import { forgetUploadFiles } from '../../certificates/certificate/draft/upload-files.ts'
import type { Tx } from '../../context.ts'
import { removeFiles } from '../../people/organisation/sealed-files.ts'

/**
 * Deletes a person's uploaded files and the letters of authority that answered them; the certificates stay without files.
 * Returns the ids of both, for the trails.
 */
export async function forgetUploads(tx: Tx, accountId: string): Promise<string[]> {
  const uploaded = await forgetUploadFiles(tx, accountId)
  const files = uploaded.flatMap((row) => [row.uploadFileId ?? [], row.letterFileId ?? []].flat())
  await removeFiles(tx, files)
  return [...uploaded.map(({ id }) => id), ...files]
}
