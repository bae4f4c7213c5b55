import type { ShareLink } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { findLink, linkNotFound } from './share-store.ts'
import { linkToWire } from './wire.ts'

/** The holder ends a link. People who opened it may have saved what it showed. Ending it again changes nothing. */
export async function revokeLink(ctx: Context, accountId: string, linkId: string): Promise<ShareLink> {
  const now = ctx.clock()
  const link = await findLink(ctx.db, linkId)
  if (link.account_id !== accountId) throw linkNotFound()
  return withRetry(ctx.db, async (tx) => {
    const revoked = await tx
      .updateTable('share_link')
      .set({ revoked_at: now })
      .where('org_id', '=', link.org_id)
      .where('id', '=', link.id)
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!revoked) return linkToWire(ctx, await findLink(tx, linkId))
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: accountId, action: 'share-link.revoked', subject: link.id },
    ])
    return linkToWire(ctx, revoked)
  })
}

/** Ends all links of a person whose documents are erased, and deletes the links' names. Returns their ids. */
export async function forgetLinks(tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const links = await tx
    .updateTable('share_link')
    .set((q) => ({ label: '', revoked_at: q.fn.coalesce('revoked_at', q.val(now)) }))
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return links.map(({ id }) => id)
}
