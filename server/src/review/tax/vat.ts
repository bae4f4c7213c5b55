import type { Vat } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { changeSetting } from '../../people/two-admins/change-setting.ts'
import type { Caller } from '../../platform/http/access.ts'

/** The subject of audit entries about the deployment's VAT. */
export const vatSubject = 'vat_1'

const off: Vat = { treatment: 'off', percent: 0, reason: '', reasonCode: '' }

/** How fees are currently taxed. */
export async function readVat(db: Db | Tx): Promise<Vat> {
  const row = await db
    .selectFrom('vat')
    .select(['treatment', 'percent', 'reason', 'reason_code as reasonCode'])
    .executeTakeFirst()
  return row ?? off
}

/** Sets how fees charged from now on are taxed. A second administrator may have to approve. */
export async function changeVat(ctx: Context, admin: Caller, vat: Vat): Promise<Vat> {
  const { treatment, percent, reason, reasonCode: reason_code } = vat
  const parameters = [treatment, String(percent), reason, reason_code]
  await changeSetting(
    ctx,
    admin,
    { act: { act: 'vat.change', parameters }, action: 'vat.changed', subject: vatSubject },
    (tx, changed_at) => {
      const row = { treatment, percent, reason, reason_code, changed_at }
      return tx
        .insertInto('vat')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
  )
  return vat
}
