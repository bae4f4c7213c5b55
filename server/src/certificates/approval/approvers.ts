import type { Context, Db, Tx } from '../../context.ts'
import { holdAccounts } from '../../people/account/hold-accounts.ts'
import { holdTypes } from '../../people/department/type-names.ts'
import type { ApprovalRequestRow } from './request-row.ts'
import { type Signers, signersOf } from './signers-of.ts'

/** Who has approved the request's current content, and when. */
export async function approvedBy(
  db: Db | Tx,
  { org_id, id, digest }: Pick<ApprovalRequestRow, 'org_id' | 'id' | 'digest'>,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('approval')
    .select(['account_id', 'created_at'])
    .where('org_id', '=', org_id)
    .where('request_id', '=', id)
    .where('approved', '=', digest)
    .execute()
  return new Map(rows.map(({ account_id, created_at }) => [account_id, created_at]))
}

/** The approvers who still count: not those who have left or may no longer sign. */
export async function countedApprovers(
  ctx: Context,
  tx: Tx,
  request: ApprovalRequestRow,
): Promise<ReadonlySet<string>> {
  const approved = await approvedBy(tx, request)
  if (approved.size === 0) return new Set()
  return countedAmong(approved, request, await signersOf(ctx, tx, request.org_id))
}

export const countedAmong = (
  approved: ReadonlyMap<string, Date>,
  { types }: Pick<ApprovalRequestRow, 'types'>,
  signers: Signers,
): ReadonlySet<string> => new Set([...approved.keys()].filter((id) => signers.maySign(id, types)))

/** Like `countedApprovers`; until the transaction ends, nobody removes them or moves what they approved to another department. */
export async function holdApprovers(
  ctx: Context,
  tx: Tx,
  request: ApprovalRequestRow,
): Promise<ReadonlySet<string>> {
  await holdAccounts(tx, [...(await approvedBy(tx, request)).keys()])
  await holdTypes(tx, request.org_id, request.types ?? [])
  return countedApprovers(ctx, tx, request)
}
