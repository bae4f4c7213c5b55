import { type AdminProposal, dayMs, proposalDays } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { recent } from '../../platform/in-force.ts'

/** How long a proposal waits for another administrator. */
export const proposalMs = proposalDays * dayMs

/** Acts requested by one administrator that wait for another, newest first. */
export async function listProposals(ctx: Context, { accountId }: Caller): Promise<AdminProposal[]> {
  const rows = await ctx.db
    .selectFrom('admin_proposal')
    .innerJoin('account', 'account.id', 'admin_proposal.account_id')
    .select(['admin_proposal.digest', 'act', 'subject', 'proposed_at', 'account.id', 'account.email'])
    .where(recent('proposed_at', proposalMs, ctx.clock()))
    .orderBy('proposed_at', 'desc')
    .execute()
  return rows.map(({ digest, act, subject, proposed_at, id, email }) => ({
    _id: `${Buffer.from(digest).toString('hex')}-${id}`,
    act,
    subject,
    proposedBy: email,
    proposedAt: proposed_at.toISOString(),
    expiresAt: new Date(proposed_at.getTime() + proposalMs).toISOString(),
    isYours: id === accountId,
  }))
}
