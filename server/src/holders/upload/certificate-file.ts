import { readFile } from 'node:fs/promises'
import type { Context } from '../../context.ts'
import { type SealedFile, sealFile } from '../../people/organisation/sealed-files.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { mediaTypeOf, type Upload, type UploadedFile } from '../../platform/http/body/upload.ts'

/** The kinds of files of an uploaded certificate: the holder's file, and the issuer's answer. */
const fileKinds = { doc_url: 'uploaded-certificate', loa_doc: 'letter-of-authority' } as const

export const fileOf = (upload: Upload, field: keyof typeof fileKinds): UploadedFile | undefined =>
  upload.files.find((file) => file.field === field && file.bytes > 0)

/** Seals a pdf, jpg or png for an organisation. Throws 'unsupported_type' for other contents, whatever the file's name. */
export async function sealCertificateFile(
  ctx: Context,
  organisationId: string,
  file: UploadedFile,
): Promise<SealedFile> {
  const mediaType = await mediaTypeOf(file.path)
  if (!mediaType) throw fieldRefusal(file.field, 'unsupported_type.document')
  const kind = fileKinds[file.field as keyof typeof fileKinds]
  return sealFile(ctx, organisationId, { kind, mediaType, bytes: await readFile(file.path) })
}
