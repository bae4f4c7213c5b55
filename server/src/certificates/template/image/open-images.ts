import type { Context } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { PlainImage } from './plain-image.ts'

export const imagePurpose = 'template-image'

/** Opens one image of the organisation. Throws not_found for another organisation's. */
export async function openImage(ctx: Context, organisationId: string, id: string) {
  const image = (await openImages(ctx, organisationId, [id])).get(id)
  if (!image) throw refusal('not_found.image')
  return image
}

/** Opens those of these images that belong to the organisation. */
export async function openImages(
  ctx: Context,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, PlainImage>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('template_image')
    .select(['id', 'media_type', 'sealed'])
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        mediaType: row.media_type as PlainImage['mediaType'],
        bytes: ctx.keys.open(imagePurpose, row.sealed),
      },
    ]),
  )
}
