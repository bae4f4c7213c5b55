import { readFile } from 'node:fs/promises'
import { profileImage } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import type { Upload } from '../../../platform/http/body/upload.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { replaceFiles, sealFile } from '../sealed-files.ts'

export const profileImageKind = 'profileImage'

/**
 * Stores the organisation's profile image, a square JPEG, sealed and without metadata. Throws 'invalid' without a file or for
 * another size, and 'unsupported_type' for anything but a JPEG, whatever its name.
 */
export async function updateProfileImage(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  upload: Upload,
): Promise<void> {
  const uploaded = upload.files.find((file) => file.field === 'doc_url')
  if (!uploaded || uploaded.bytes === 0) throw fieldRefusal('doc_url', 'invalid.profile_image_needed')
  const image = await ctx.judging.tryForRequest(accountId, 'plainJpeg', await readFile(uploaded.path))
  if (!image) throw fieldRefusal('doc_url', 'unsupported_type.profile_image')
  const { sidePx } = profileImage
  if (image.widthPx !== sidePx || image.heightPx !== sidePx)
    throw fieldRefusal('doc_url', 'invalid.profile_image_size', { side: sidePx })

  const file = sealFile(ctx, organisationId, {
    kind: profileImageKind,
    mediaType: 'image/jpeg',
    bytes: image.bytes,
  })
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    // Locked, so that the second of two simultaneous images replaces the first.
    await lockOrganisation(tx, organisationId)
    const changed = await replaceFiles(tx, organisationId, [file], now)
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'organisation.profile-image-changed', subject: organisationId, changed },
    ])
  })
}
