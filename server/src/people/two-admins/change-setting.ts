import type { Context, Tx } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { appendAudit, type NewAuditEntry, platformTrail } from '../../proof/audit/append.ts'
import { type Proposed, withSecondAdmin } from './with-second-admin.ts'

interface SettingChange extends Pick<NewAuditEntry, 'action' | 'subject' | 'detail'> {
  /** The act that may need a second administrator. */
  act: Proposed
}

/** Changes a setting of the deployment and records it in the trail. A second administrator may have to approve. */
export async function changeSetting(
  ctx: Context,
  admin: Caller,
  { act, ...entry }: SettingChange,
  write: (tx: Tx, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = ctx.clock()
  await withSecondAdmin(
    ctx,
    admin,
    async () => act,
    async (tx) => {
      await write(tx, now)
      await appendAudit(ctx, tx, platformTrail, now, [{ actor: admin.accountId, ...entry }])
    },
  )
}
