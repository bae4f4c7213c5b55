import { type AdminProposal, proposalDays } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'

const keptMs = proposalDays * 24 * 60 * 60_000

/** Acts requested by one administrator that wait for another, newest first. */
export async function listProposals(ctx: Context, { accountId }: Party): Promise<AdminProposal[]> {
  const rows = await ctx.db
    .selectFrom('admin_proposal')
    .innerJoin('account', 'account.id', 'admin_proposal.account_id')
    .select(['admin_proposal.digest', 'act', 'subject', 'proposed_at', 'account.id', 'account.email'])
    .where('proposed_at', '>', new Date(ctx.clock().getTime() - keptMs))
    .orderBy('proposed_at', 'desc')
    .execute()
  return rows.map(({ digest, act, subject, proposed_at, id, email }) => ({
    _id: `${Buffer.from(digest).toString('hex')}-${id}`,
    act,
    subject,
    proposedBy: email,
    proposedAt: proposed_at.toISOString(),
    expiresAt: new Date(proposed_at.getTime() + keptMs).toISOString(),
    isYours: id === accountId,
  }))
}
