import type { Vat } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import type { Party } from '../../platform/http/access.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'

/** The subject of audit entries about the deployment's VAT. */
export const vatSubject = 'vat_1'

const off: Vat = { treatment: 'off', percent: 0, reason: '', reasonCode: '' }

/** How fees are taxed now. */
export async function readVat(db: Db | Tx): Promise<Vat> {
  const row = await db
    .selectFrom('vat')
    .select(['treatment', 'percent', 'reason', 'reason_code as reasonCode'])
    .executeTakeFirst()
  return row ?? off
}

/** Sets how fees are taxed that are charged from now on, which can take a second administrator. */
export async function changeVat(ctx: Context, admin: Party, vat: Vat): Promise<Vat> {
  const now = ctx.clock()
  const { treatment, percent, reason, reasonCode } = vat
  const row = { treatment, percent, reason, reason_code: reasonCode, changed_at: now }
  const parameters = [treatment, String(percent), reason, reasonCode]
  const act = async () => ({ act: 'vat.change', parameters }) as const
  await withSecondAdmin(ctx, admin, act, async (tx) => {
    await tx
      .insertInto('vat')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: admin.accountId, action: 'vat.changed', subject: vatSubject },
    ])
  })
  return vat
}
