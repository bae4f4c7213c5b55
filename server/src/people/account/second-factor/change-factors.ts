import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { type Account, findAccountById } from '../find-account.ts'
import { holdSession } from '../session/hold-session.ts'
import {
  canShowSecondFactor,
  type Factors,
  hasSecondFactor,
  isSecondFactorRequired,
  readFactors,
} from './factors.ts'
import { type FactorChange, tellFactorChange } from './notices.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { requireFresh } from './require-fresh.ts'

export interface FactorChanging {
  tx: Tx
  now: Date
  caller: Caller
  account: Account
  before: Factors
}

/**
 * Changes the caller's second factors. Changes of one account run one after the other, each counts once per idempotency key,
 * and if the account has a second factor, it must have been shown recently (see requireFresh).
 */
export function changeFactors<Answer>(
  ctx: Context,
  caller: Caller,
  idempotency: IdempotencyKey | undefined,
  change: (changing: FactorChanging) => Promise<Answer>,
): Promise<Answer> {
  const now = ctx.clock()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await holdOwnOrganisation(tx, caller)
      await holdSession(tx, caller)
      const account = await findAccountById(tx, caller.accountId)
      const before = await readFactors(tx, account.id)
      if (canShowSecondFactor(before)) requireFresh(caller, before, now)
      return change({ tx, now, caller, account, before })
    }),
  )
}

/**
 * Keeps the organisation from requiring its provider before the transaction ends: an owner's last passkey may be the only other
 * way in. Call it before the account is locked, because others lock the organisation first.
 */
async function holdOwnOrganisation(tx: Tx, { organisationId }: Caller): Promise<void> {
  if (!organisationId) return
  await tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forKeyShare().execute()
}

/** Marks this session as having shown the new factor. Returns recovery codes with the first factor, otherwise none. */
export async function factorAdded(
  ctx: Context,
  changing: FactorChanging,
  change: FactorChange,
): Promise<string[]> {
  const { tx, now, caller, account, before } = changing
  await tx
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('account_id', '=', account.id)
    .where('id', '=', caller.sessionId)
    .execute()
  const codes = hasSecondFactor(before) ? [] : await replaceRecoveryCodes(ctx, tx, account.id)
  await noteFactorChange(ctx, changing, change)
  return codes
}

/** Deletes the recovery codes with the last factor. Throws if the account must keep one. */
export async function factorRemoved(
  ctx: Context,
  changing: FactorChanging,
  change: FactorChange,
): Promise<void> {
  const { tx, account } = changing
  if (!hasSecondFactor(await readFactors(tx, account.id))) {
    if (isSecondFactorRequired(account.role, ctx.config)) throw refusal('second_factor_required.last')
    await tx.deleteFrom('second_factor_code').where('account_id', '=', account.id).execute()
  }
  await noteFactorChange(ctx, changing, change)
}

/** Informs the person and writes the audit trail. Call it last. */
export async function noteFactorChange(
  ctx: Context,
  { tx, now, account }: FactorChanging,
  change: FactorChange,
): Promise<void> {
  await tellFactorChange(ctx, tx, account, change)
  await appendAudit(ctx, tx, account.org_id ?? platformTrail, now, [
    { actor: account.id, action: `account.${change}`, subject: account.id },
  ])
}
