import type { DeliverySettings } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { standardSettings } from './standard-settings.ts'

export async function readDeliverySettings(
  db: Db | Tx,
  organisationId: string,
): Promise<Required<DeliverySettings>> {
  const row = await db
    .selectFrom('delivery_settings')
    .select('settings')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return { ...standardSettings, ...row?.settings }
}

/** Changes an issuer's emails from now on; emails that are waiting get the new text too. */
export async function changeDeliverySettings(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  settings: DeliverySettings,
): Promise<Required<DeliverySettings>> {
  const json = JSON.stringify(settings)
  await withRetry(ctx.db, async (tx) => {
    await tx
      .insertInto('delivery_settings')
      .values({ org_id: organisationId, settings: json })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ settings: json }))
      .execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'delivery.settings-changed', subject: organisationId },
    ])
  })
  return { ...standardSettings, ...settings }
}
