import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { isMet } from './demand.ts'
import { signersOf } from './signers-of.ts'

/** How many requests lack approvals, one of which this person may give. */
export async function countAwaiting(
  ctx: Context,
  { organisationId, accountId }: Pick<OrganisationCaller, 'organisationId' | 'accountId'>,
): Promise<number> {
  const asked = await ctx.db
    .selectFrom('approval_request')
    .select(['types', 'demands'])
    .select(
      sql<string[]>`array(
        SELECT account_id FROM approval
        WHERE approval.org_id = approval_request.org_id AND approval.request_id = approval_request.id
          AND approval.approved = approval_request.digest)`.as('approved'),
    )
    .where('org_id', '=', organisationId)
    .where('state', '=', 'open')
    .where(sql<boolean>`demands @> ${JSON.stringify([{ signers: [accountId] }])}::jsonb`)
    .execute()
  if (asked.length === 0) return 0
  const signers = await signersOf(ctx, ctx.db, organisationId)
  return asked.filter(({ types, demands, approved }) => {
    if (approved.includes(accountId) || !signers.maySign(accountId, types)) return false
    const counted = new Set(approved.filter((id) => signers.maySign(id, types)))
    return !demands.every((demand) => isMet(demand, counted))
  }).length
}
