import type { TemplateSettings } from '@credenza/schema'
import type { Context, Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { fieldRefusal, refusal } from '../../../platform/http/api-error.ts'
import type { PlainImage } from './plain-image.ts'

export const imagePurpose = 'template-image'

/** Opens one image of the organisation. Throws not_found for another's. */
export async function openImage(ctx: Context, organisationId: string, id: string) {
  const image = (await openImages(ctx, organisationId, [id])).get(id)
  if (!image) throw refusal('not_found.image')
  return image
}

/** Opens those of these images that are the organisation's. */
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

/** Throws 'invalid', naming the field, when the settings show an image that is not the organisation's. */
export async function requireImages(
  db: Db | Tx,
  organisationId: string,
  settings: TemplateSettings,
): Promise<void> {
  const places = imagePlaces(settings)
  if (places.length === 0) return
  const rows = await db
    .selectFrom('template_image')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(places.map(({ id }) => id)))
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const wrong = places.find(({ id }) => !known.has(id))
  if (!wrong) return
  throw fieldRefusal(`settings.${wrong.field}`, 'invalid.image_gone')
}

/** Where settings name images, and which. */
export function imagePlaces({ logo, seal, signatories }: TemplateSettings): { field: string; id: string }[] {
  const places = [
    { field: 'logo', id: logo },
    { field: 'seal', id: seal },
    ...signatories.map(({ signature }, i) => ({ field: `signatories.${i}.signature`, id: signature })),
  ]
  return places.filter(({ id }) => id !== '')
}
