import { type Template, templateSettings } from '@credenza/schema'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { isTypeWithin, isWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'
import { sum } from '../../platform/sum.ts'
import { noSuchTemplate } from './lock-template.ts'
import type { TemplateTables } from './tables.ts'

export type TemplateRow = Selectable<TemplateTables['template']>

/**
 * One template with its newest settings, and how many certificates within reach were made with it. Throws not_found for another
 * organisation's template and for an archived one.
 */
export async function readTemplate(db: Db | Tx, reach: Reach, id: string): Promise<Template> {
  const [template] = await readTemplates(db, reach, id)
  if (!template) throw noSuchTemplate()
  return template
}

/**
 * The templates within reach that are not archived, the last saved first, and how many certificates within reach were made with
 * each. With an id, only that one, which the caller may read.
 */
export async function readTemplates(db: Db | Tx, reach: Reach, id?: string): Promise<Template[]> {
  const { organisationId } = reach
  let query = db
    .selectFrom('template')
    .innerJoin('template_version', (join) =>
      join
        .onRef('template_version.org_id', '=', 'template.org_id')
        .onRef('template_version.template_id', '=', 'template.id')
        .onRef('template_version.version', '=', 'template.version'),
    )
    .selectAll('template')
    .select('template_version.settings')
    .where('template.org_id', '=', organisationId)
    .where('archived_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
  query = id === undefined ? query.where(isWithin(reach, 'template.id')) : query.where('template.id', '=', id)
  const rows = await query.execute()
  const used = await countUses(db, reach, id)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    version: row.version,
    settings: templateSettings.parse(row.settings),
    updatedAt: row.updated_at.toISOString(),
    used: sum([...(used.get(row.id)?.values() ?? [])]),
  }))
}

/** How many certificates within reach each version of each template was used for; with an id, of that template only. */
export async function countUses(
  db: Db | Tx,
  reach: Reach,
  id?: string,
): Promise<Map<string, Map<number, number>>> {
  let query = db
    .selectFrom('certificate')
    .select(['template_id', 'template_version', sql<string>`count(*)`.as('count')])
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'category_name'))
    .where('template_id', 'is not', null)
    .groupBy(['template_id', 'template_version'])
  if (id !== undefined) query = query.where('template_id', '=', id)
  const uses = new Map<string, Map<number, number>>()
  for (const { template_id, template_version, count } of await query.execute()) {
    const versions = uses.get(template_id!) ?? new Map<number, number>()
    uses.set(template_id!, versions.set(template_version!, Number(count)))
  }
  return uses
}
