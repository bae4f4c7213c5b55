import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { ApprovalRequestRow } from './request-row.ts'
import { signersOf } from './signers-of.ts'

/** Throws 'forbidden' unless this person is asked to approve, and may still sign. */
export async function requireAsked(
  ctx: Context,
  tx: Tx,
  { org_id, demands, types }: ApprovalRequestRow,
  accountId: string,
): Promise<void> {
  const isNamed = demands.some(({ signers }) => signers.includes(accountId))
  if (!isNamed || !(await signersOf(ctx, tx, org_id)).maySign(accountId, types))
    throw refusal('forbidden.not_asked')
}
