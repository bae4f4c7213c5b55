import type { Context, Db, Tx } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { countAdmins } from '../account/admin-setup/count-admins.ts'
import { voidSetupToken } from '../account/admin-setup/setup-token.ts'
import { requireFreshSecondFactor } from '../account/second-factor/require-fresh.ts'
import { withSecondAdmin } from './with-second-admin.ts'

/** The subject of audit entries about the setting. */
export const twoAdminsSubject = 'two_admins'

export async function readTwoAdmins(db: Db | Tx): Promise<{ isOn: boolean; admins: number }> {
  const row = await db.selectFrom('two_admins').select('is_on').executeTakeFirst()
  return { isOn: row?.is_on ?? false, admins: await countAdmins(db) }
}

/**
 * Switches on or off that serious acts need two administrators. Requires a fresh second factor. Switching off needs two as
 * well. Switching on needs one, voids an open invitation, and throws 'invalid' unless there are two.
 */
export async function switchTwoAdmins(ctx: Context, caller: Caller, isOn: boolean): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const now = ctx.clock()
  await withSecondAdmin(
    ctx,
    caller,
    async () => (isOn ? undefined : { act: 'two-admins.off' }),
    async (tx) => {
      if (isOn) {
        if ((await countAdmins(tx)) < 2) throw refusal('invalid.one_admin')
        // Otherwise one of them could use an earlier link and be both.
        await voidSetupToken(tx)
      }
      await tx
        .insertInto('two_admins')
        .values({ id: 1, is_on: isOn, changed_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_on: isOn, changed_at: now }))
        .execute()
      await appendAudit(ctx, tx, platformTrail, now, [
        {
          actor: caller.accountId,
          action: isOn ? 'two-admins.switched-on' : 'two-admins.switched-off',
          subject: twoAdminsSubject,
        },
      ])
    },
  )
}
