import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import { isParty } from '../../certificates/certificate/read-certificate.ts'
import type { Context } from '../../context.ts'
import { type OpenedFile, openFile } from '../../people/organisation/sealed-files.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'

/**
 * A file of an uploaded certificate, by the last segment of its address, '<certificate id>.<type>'. The certificate's parties
 * may read it; the letter of authority is not for the holder, which its route ensures. Throws 'not_found' for everybody else.
 */
export async function openCertificateFile(
  ctx: Context,
  caller: Caller,
  { fileName, which }: { fileName: string; which: 'uploadFileId' | 'letterFileId' },
): Promise<OpenedFile> {
  const id = fileName.slice(0, fileName.lastIndexOf('.'))
  const [row] = await findCertificates(ctx.db, [id])
  const fileId = row?.[which]
  if (!fileId || !(await isParty(ctx, row, caller))) throw refusal('not_found.file')
  return openFile(ctx, row.organisationId, 'id', fileId)
}
