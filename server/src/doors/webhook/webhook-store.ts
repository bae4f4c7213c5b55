import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { WebhookTables } from './tables.ts'

export type WebhookRow = Selectable<WebhookTables['webhook']>
export type MessageRow = Selectable<WebhookTables['webhook_message']>

/** The purpose under which the secrets are sealed. */
export const secretPurpose = 'webhook-secret'

/** Finds a webhook of the organisation. Throws 'not_found'. */
export async function findWebhook(db: Db | Tx, organisationId: string, id: string): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.webhook')
  return row
}
