import { hash } from 'node:crypto'
import type { AdminAct } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { recent } from '../../platform/in-force.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { requireFreshSecondFactor } from '../account/second-factor/require-fresh.ts'
import { proposalMs } from './list-proposals.ts'

/** An administrators' act: its subject, and the parameters that make two calls the same act. */
export interface Proposed {
  act: AdminAct
  subject?: string
  parameters?: readonly (string | null)[]
}

/**
 * Does something that needs two administrators, if that is switched on: the first call only records the request, and the same
 * call by another administrator within seven days does it. Each requires a fresh second factor then. The act is determined in
 * the transaction, so that a change in between makes it a different one. Throws 'second_admin_needed' after recording.
 */
export async function withSecondAdmin<Answer>(
  ctx: Context,
  caller: Caller,
  actIn: (tx: Tx) => Promise<Proposed | undefined>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const outcome = await withRetry(ctx.db, async (tx) => {
    const proposed = await actIn(tx)
    const isSettled = !proposed || (await isConfirmed(ctx, tx, caller, proposed))
    return isSettled ? { answer: await work(tx) } : undefined
  })
  // Thrown here, because throwing above would also undo the record.
  if (!outcome) throw refusal('second_admin_needed')
  return outcome.answer
}

async function isConfirmed(ctx: Context, tx: Tx, caller: Caller, proposed: Proposed): Promise<boolean> {
  // Locked, so that of two administrators who request it at the same time the second finds the first.
  const setting = await tx.selectFrom('two_admins').select('is_on').forUpdate().executeTakeFirst()
  if (!setting?.is_on) return true
  await requireFreshSecondFactor(ctx, caller)
  const { act, subject = '', parameters = [] } = proposed
  const now = ctx.clock()
  const digest = hash('sha256', JSON.stringify([act, subject, ...parameters]), 'buffer')
  await tx
    .deleteFrom('admin_proposal')
    .where(({ not }) => not(recent('proposed_at', proposalMs, now)))
    .execute()
  const other = await tx
    .selectFrom('admin_proposal')
    .innerJoin('account', 'account.id', 'admin_proposal.account_id')
    .select('account.id')
    .where('admin_proposal.digest', '=', digest)
    .where('account.realm', '=', 'admin')
    .where('account.id', '!=', caller.accountId)
    .executeTakeFirst()
  if (other) await tx.deleteFrom('admin_proposal').where('digest', '=', digest).execute()
  else
    await tx
      .insertInto('admin_proposal')
      .values({ digest, account_id: caller.accountId, act, subject, proposed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await appendAudit(ctx, tx, platformTrail, now, [
    {
      actor: caller.accountId,
      action: other ? 'admin.confirmed' : 'admin.proposed',
      subject: subject || caller.accountId,
      detail: { act, ...(other && { proposedBy: other.id }) },
      leavesState: true,
    },
  ])
  return other !== undefined
}
