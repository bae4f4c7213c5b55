import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { TemplateRow } from './read-templates.ts'

/** The template's row, locked until the transaction ends. Throws not_found. */
export async function lockTemplate(tx: Tx, organisationId: string, id: string): Promise<TemplateRow> {
  const row = await tx
    .selectFrom('template')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchTemplate()
  return row
}

/** Whether the template is offered for new certificates. If so, nobody can archive it until the transaction ends. */
export async function holdTemplate(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('template')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export const noSuchTemplate = () => refusal('not_found.template')
