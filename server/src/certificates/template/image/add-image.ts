import { readFile } from 'node:fs/promises'
import { DocumentError, firstSettings } from '@credenza/document'
import { templateImage } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { putNewInDepartment } from '../../../people/department/put-in-department.ts'
import { requireFewer } from '../../../people/organisation/require-fewer.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import type { Upload } from '../../../platform/http/body/upload.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { pageWidthPx, RenderFailure } from '../../../platform/rendering/open-renderers.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { exampleFacts } from '../example-facts.ts'
import type { Author } from '../save-template.ts'
import { imagePurpose } from './open-images.ts'

/**
 * Stores an image for templates, sealed. The same picture keeps its id. Draws it once first, because an image that cannot be
 * drawn would make every certificate with it fail. Throws 'unsupported_type' for anything but a plain PNG, JPEG or SVG.
 */
export async function addImage(ctx: Context, author: Author, upload: Upload): Promise<string> {
  const { accountId, organisationId } = author
  const [file] = upload.files
  if (!file || file.bytes === 0) throw fieldRefusal(file?.field ?? 'doc_url', 'invalid.image_needed')
  const image = await ctx.judging.tryForRequest(accountId, 'plainImage', await readFile(file.path))
  if (!image || !(await isDrawable(ctx, image.bytes)))
    throw fieldRefusal(file.field, 'unsupported_type.template_image', { side: templateImage.maxSidePx })

  const row = {
    org_id: organisationId,
    id: newTenantId('img', organisationId),
    digest: ctx.keys.mac(imagePurpose, digested(author, image.bytes)),
    media_type: image.mediaType,
    sealed: ctx.keys.seal(imagePurpose, image.bytes),
    created_at: ctx.clock(),
  }
  return withRetry(ctx.db, async (tx) => {
    const same = await sameImage(tx, organisationId, row.digest)
    if (same) return same.id
    await requireRoom(tx, organisationId)
    await tx
      .insertInto('template_image')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await sameImage(tx, organisationId, row.digest)
    if (!kept) throw new Error('The template image could not be inserted, and no stored image has its digest')
    if (kept.id === row.id) {
      await putNewInDepartment(tx, author, [row.id])
      await appendAudit(ctx, tx, organisationId, row.created_at, [
        { actor: accountId, action: 'template.image-added', subject: row.id },
      ])
    }
    return kept.id
  })
}

/**
 * The size of a certificate as a PNG, in which each shape of an SVG takes time, and the CPU time for all of it. Certificates
 * with the common pictures take some 300 ms.
 */
const drawableWithin = { widthPx: pageWidthPx, cpuMs: 3_000 }

async function isDrawable(ctx: Context, image: Uint8Array): Promise<boolean> {
  const settings = { ...firstSettings('classic'), logo: 'drawn' }
  const facts = exampleFacts({ issuer: '', standing: 'verified', language: 'en' })
  try {
    await ctx.renderers.png({ settings, facts, images: { logo: image, signatures: [] } }, drawableWithin)
    return true
  } catch (error) {
    if (error instanceof DocumentError || error instanceof RenderFailure) return false
    throw error
  }
}

/** Departments have separate copies, so the same picture in two of them is two images. */
const digested = ({ departments = [] }: Author, image: Uint8Array): Uint8Array =>
  departments.length === 0 ? image : Buffer.concat([Buffer.from(departments.join(' ')), image])

const sameImage = (tx: Tx, organisationId: string, digest: Uint8Array) =>
  tx
    .selectFrom('template_image')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('digest', '=', digest)
    .executeTakeFirst()

async function requireRoom(tx: Tx, organisationId: string): Promise<void> {
  const rows = tx.selectFrom('template_image').where('org_id', '=', organisationId)
  const { most } = templateImage
  await requireFewer(tx, organisationId, { most, rows }, () =>
    fieldRefusal('doc_url', 'invalid.too_many_images', { max: most }),
  )
}
