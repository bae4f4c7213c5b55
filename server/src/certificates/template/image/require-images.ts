import type { TemplateSettings } from '@credenza/schema'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'

/** Throws 'invalid', naming the field, when the settings show an image that does not belong to the organisation. */
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

/** The fields of settings that name images, with their images. */
function imagePlaces({ logo, seal, signatories }: TemplateSettings): { field: string; id: string }[] {
  const places = [
    { field: 'logo', id: logo },
    { field: 'seal', id: seal },
    ...signatories.map(({ signature }, i) => ({ field: `signatories.${i}.signature`, id: signature })),
  ]
  return places.filter(({ id }) => id !== '')
}
