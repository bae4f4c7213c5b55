import type { SecondFactorMethod, SecondFactorProof } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import type { Account } from '../find-account.ts'
import { acceptProof, wrongProof } from './check-proof.ts'
import { hasSecondFactor, readFactors } from './factors.ts'

/** Shows the second factor again in an open session. Throws 'second_factor_wrong', or '…_required' if there is none. */
export async function confirmSession(ctx: Context, caller: Caller, proof: SecondFactorProof): Promise<void> {
  const now = ctx.clock()
  const isRight = await withRetry(ctx.db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow()
    if (!hasSecondFactor(await readFactors(tx, account.id))) throw refusal('second_factor_required')
    if (!(await acceptProof(ctx, tx, now, { account, proof, purpose: 'confirm' }))) return false
    await markConfirmed(ctx, tx, { account, sessionId: caller.sessionId, method: proof.method }, now)
    return true
  })
  if (!isRight) throw wrongProof()
}

/** Marks a session as having shown a second factor now. */
export async function markConfirmed(
  ctx: Context,
  tx: Tx,
  {
    account,
    sessionId,
    method,
  }: { account: Account; sessionId: string; method: SecondFactorMethod | 'provider' },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('account_id', '=', account.id)
    .where('id', '=', sessionId)
    .execute()
  await appendAudit(ctx, tx, account.org_id ?? platformTrail, now, [
    { actor: account.id, action: 'account.confirmed', subject: account.id, detail: { method } },
  ])
}
