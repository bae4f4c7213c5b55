import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isAsked } from './is-asked.ts'
import type { ApprovalRequestRow } from './request-row.ts'
import { signersOf } from './signers-of.ts'

/** Throws 'forbidden' unless this person is asked to approve, and may still sign. */
export async function requireAsked(
  ctx: Context,
  tx: Tx,
  request: ApprovalRequestRow,
  accountId: string,
): Promise<void> {
  if (!isAsked(request, accountId, await signersOf(ctx, tx, request.org_id)))
    throw refusal('forbidden.not_asked')
}
