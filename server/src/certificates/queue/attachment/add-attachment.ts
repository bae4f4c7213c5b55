import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Attachment, attachmentLimits } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { erasedAmong } from '../../../people/account/erased-among.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { approvedAmong } from '../../../people/organisation/approved-among.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../../platform/http/api-error.ts'
import { mediaTypeOf, type Upload } from '../../../platform/http/body/upload.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { newTenantId, organisationOf } from '../../../platform/ids.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { lockInQueues } from '../find-in-queues.ts'
import { tellQueues } from '../tell-readers.ts'
import { listAttachments } from './list-attachments.ts'
import { requireOwnRequest } from './own-request.ts'
import { type AttachmentRow, attachmentName, sealAttachment } from './sealed-attachment.ts'

/**
 * Lends a verifier a file of the issuer about a request that is still undecided. Throws 'not_found' for another issuer's
 * request or one of an erased person, 'invalid' for a verifier who does not have the request or already has ten files,
 * 'already_decided', and 'unsupported_type' for other kinds of files, judged by content and not by name.
 */
export async function addAttachment(
  ctx: Context,
  caller: OrganisationCaller,
  { certificateId, upload }: { certificateId: string; upload: Upload },
  idempotencyFor: (fields: unknown) => IdempotencyKey | undefined,
): Promise<Attachment> {
  const { organisationId, accountId } = caller
  await requireOwnRequest(ctx.db, organisationId, certificateId)
  const verifierId = upload.fields.verifierId ?? ''
  const { bytes, mediaType, name } = await readAttachment(upload)
  const now = ctx.clock()
  const idempotency = idempotencyFor({
    certificateId,
    verifierId,
    name,
    sha256: hash('sha256', bytes, 'hex'),
  })
  const { name: author } = await findAccountById(ctx.db, accountId)
  const sealed = sealAttachment(ctx, { name, author }, bytes)

  // The stored answer is an id: it outlives the file, which goes when the person is erased.
  const { _id } = await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await lockRequest(tx, verifierId, certificateId)
      await requirePending(tx, certificateId)
      await requireKept(tx, certificateId)
      await requireRoom(tx, verifierId, certificateId)
      const row: AttachmentRow = {
        org_id: organisationId,
        id: newTenantId('att', organisationId),
        certificate_id: certificateId,
        verifier_id: verifierId,
        media_type: mediaType,
        bytes: bytes.length,
        ...sealed,
        created_at: now,
      }
      await tx.insertInto('review_attachment').values(row).execute()
      await tellQueues(tx, [certificateId])
      await appendAudit(ctx, tx, organisationId, now, [
        {
          actor: accountId,
          action: 'request.file-added',
          subject: certificateId,
          leavesState: true,
          detail: { file: row.id, verifier: verifierId },
        },
      ])
      return { _id: row.id }
    }),
  )
  const added = (await listAttachments(ctx, caller, certificateId)).find((file) => file._id === _id)
  if (!added) throw refusal('not_found.file')
  return added
}

async function readAttachment(upload: Upload) {
  const file = upload.files.find(({ field }) => field === 'file')
  if (!file || file.bytes === 0) throw fieldRefusal('file', 'invalid.file_needed')
  const mediaType = await mediaTypeOf(file.path)
  if (!mediaType) throw fieldRefusal('file', 'unsupported_type.document')
  return { bytes: await readFile(file.path), mediaType, name: attachmentName(file.name, mediaType) }
}

/** Locks the request in the verifier's queue, so that it can be neither withdrawn nor decided. */
async function lockRequest(tx: Tx, verifierId: string, certificateId: string): Promise<void> {
  const isApproved = (await approvedAmong(tx, 'verifier', [verifierId])).has(verifierId)
  const found = isApproved && (await lockInQueues(tx, verifierId, [certificateId], 'UPDATE'))
  if (!found || found.size === 0) throw fieldRefusal('verifierId', 'invalid.verifier_of_request')
}

async function requirePending(tx: Tx, certificateId: string): Promise<void> {
  const decided = await tx
    .selectFrom('review_request')
    .select('state')
    .where('certificate_id', '=', certificateId)
    .where('state', '!=', 'pending')
    .executeTakeFirst()
  if (decided) throw refusal('already_decided')
}

/** Sees an erasure that came first, because erasing locks the request before it deletes such files. */
async function requireKept(tx: Tx, certificateId: string): Promise<void> {
  const { account_id, id, wrapped_key } = await tx
    .selectFrom('certificate')
    .leftJoin('certificate_document as document', (join) =>
      join
        .onRef('document.org_id', '=', 'certificate.org_id')
        .onRef('document.certificate_id', '=', 'certificate.id'),
    )
    .select(['certificate.account_id', 'document.certificate_id as id', 'document.wrapped_key'])
    .where('certificate.org_id', '=', organisationOf(certificateId, 'cert') ?? '')
    .where('certificate.id', '=', certificateId)
    .executeTakeFirstOrThrow()
  const isDocumentErased = id !== null && wrapped_key === null
  if (isDocumentErased || (await erasedAmong(tx, [account_id])).size > 0)
    throw refusal('not_found.person_erased')
}

async function requireRoom(tx: Tx, verifierId: string, certificateId: string): Promise<void> {
  const lent = tx
    .selectFrom('review_attachment')
    .where('org_id', '=', organisationOf(certificateId, 'cert') ?? '')
    .where('certificate_id', '=', certificateId)
    .where('verifier_id', '=', verifierId)
  const max = attachmentLimits.perRequest
  if ((await countRows(lent)) >= max) throw fieldRefusal('file', 'invalid.too_many_attachments', { max })
}
