import { type TemplateSettings, templateSettings } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { countUses, readTemplate } from './read-templates.ts'

/** A template's versions, newest first, with the number of certificates within reach made with each. */
export async function listVersions(ctx: Context, reach: Reach, id: string) {
  const { organisationId } = reach
  await readTemplate(ctx.db, reach, id)
  const rows = await ctx.db
    .selectFrom('template_version')
    .select(['version', 'created_at'])
    .where('org_id', '=', organisationId)
    .where('template_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const used = (await countUses(ctx.db, reach, id)).get(id)
  return rows.map(({ version, created_at }) => ({
    version,
    createdAt: created_at.toISOString(),
    used: used?.get(version) ?? 0,
  }))
}

/** The settings of one version, even of an archived template, completed with settings added since. Throws not_found. */
export async function readVersion(
  db: Db | Tx,
  organisationId: string,
  { id, version }: { id: string; version: number },
): Promise<TemplateSettings> {
  const { settings } = await db
    .selectFrom('template_version')
    .select('settings')
    .where('org_id', '=', organisationId)
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(() => refusal('not_found.template_version'))
  return templateSettings.parse(settings)
}
