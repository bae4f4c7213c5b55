import { newestStandard } from '@credenza/document'
import type { Tx } from '../../context.ts'
import { isWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'

/** What a certificate stores about its look: a version of a template, or without one an edition of the standard design. */
export interface TemplateUse {
  templateId: string | null
  templateVersion: number | null
}

/**
 * Decides which template a new certificate gets, in its newest version: the chosen one, otherwise the default of its type,
 * otherwise the standard design. Undefined if the chosen one is archived or out of reach.
 */
export async function templateResolver(
  tx: Tx,
  reach: Reach,
): Promise<(wanted: { templateId: string; certificateType: string }) => TemplateUse | undefined> {
  const templates = await tx
    .selectFrom('template')
    .select(['id', 'version', isWithin(reach, 'id').as('isWithin')])
    .where('org_id', '=', reach.organisationId)
    .where('archived_at', 'is', null)
    .execute()
  const categories = await tx
    .selectFrom('category')
    .select(['name', 'default_template_id'])
    .where('org_id', '=', reach.organisationId)
    .where('default_template_id', 'is not', null)
    .execute()
  const versions = new Map(templates.map(({ id, version }) => [id, version]))
  const choosable = new Set(templates.flatMap(({ id, isWithin }) => (isWithin ? [id] : [])))
  const defaults = new Map(categories.map((category) => [category.name, category.default_template_id!]))
  const use = (id: string): TemplateUse | undefined => {
    const version = versions.get(id)
    return version === undefined ? undefined : { templateId: id, templateVersion: version }
  }
  const standard: TemplateUse = { templateId: null, templateVersion: newestStandard }
  return ({ templateId, certificateType }) => {
    if (templateId === '') return use(defaults.get(certificateType) ?? '') ?? standard
    return choosable.has(templateId) ? use(templateId) : undefined
  }
}

/** Whether this template is no longer offered for new certificates. */
export async function isArchived(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const template = await tx
    .selectFrom('template')
    .select('archived_at')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return template.archived_at !== null
}
