import { verifyUserJsonRequest } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { setUploadFiles } from '../../certificates/certificate/draft/upload-files.ts'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import { isParty } from '../../certificates/certificate/read-certificate.ts'
import { requireSignature } from '../../certificates/certificate/signing/require-signature.ts'
import { signChunk } from '../../certificates/certificate/signing/sign-certificates.ts'
import type { Context, Tx } from '../../context.ts'
import { addFiles, removeFiles } from '../../people/organisation/sealed-files.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Upload } from '../../platform/http/body/upload.ts'
import { wrongFields } from '../../platform/http/wrong-fields.ts'
import { recordState } from '../../proof/audit/append.ts'
import { fileOf, sealCertificateFile } from './certificate-file.ts'

/**
 * The issuer named in a user's upload confirms it, with its digital signature and a letter of authority, which is stored in the
 * transaction that stores the signed document. From then on it is a certificate like any other. Throws 'invalid' if something
 * is missing or does not belong to the organisation, and 'unsupported_type' for another kind of file.
 */
export async function answerUpload(
  ctx: Context,
  actor: OrganisationCaller,
  upload: Upload,
): Promise<BulkResult> {
  const { certificateId, publicKey, digitalSignature } = readFields(upload)
  const { organisationId } = actor
  await requireSignature(ctx, actor, { publicKey, digitalSignature })
  const [certificate] = await findCertificates(ctx.db, [certificateId])
  if (certificate?.origin !== 'user' || !(await isParty(ctx, certificate, actor))) {
    return { done: [], failed: [{ id: certificateId, why: sentence('not_found.certificate') }] }
  }

  const letter = await sealCertificateFile(ctx, organisationId, fileOf(upload, 'loa_doc')!)
  const ownCopy = fileOf(upload, 'doc_url')
  const copy = ownCopy && (await sealCertificateFile(ctx, organisationId, ownCopy))
  const keepFiles = async (tx: Tx) => {
    const now = ctx.clock()
    const added = copy ? [letter, copy] : [letter]
    const replaced = copy && certificate.uploadFileId ? [certificate.uploadFileId] : []
    await addFiles(tx, organisationId, added, now)
    await removeFiles(tx, replaced)
    const files = { letterFileId: letter.id, ...(copy && { uploadFileId: copy.id }) }
    await setUploadFiles(tx, { organisationId, certificateId }, files)
    await recordState(ctx, tx, organisationId, now, [...added.map(({ id }) => id), ...replaced])
  }
  return signChunk(ctx, { ...actor, ids: [certificateId], origin: 'user' }, keepFiles)
}

function readFields(upload: Upload) {
  const parsed = verifyUserJsonRequest.safeParse(upload.fields)
  const fields = wrongFields(parsed.error?.issues)
  const missing = sentence('invalid.verification_data')
  if (!fileOf(upload, 'loa_doc')) fields.loa_doc = missing
  if (!parsed.success || fields.loa_doc) throw new ApiError(missing, { fields })
  const { cetificateId, publicKey, verifierDigitalSignature } = parsed.data
  return { certificateId: cetificateId, publicKey, digitalSignature: verifierDigitalSignature }
}
