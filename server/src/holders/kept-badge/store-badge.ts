import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type BadgeContent, sealBadge } from './badge-content.ts'

/** As many as a student keeps: their storage is ours. */
export const mostBadges = 300

interface NewBadge {
  issuerId: string
  /** The id that its issuer gave it. */
  id: string
  issuedAt: Date
  content: BadgeContent
}

/**
 * Keeps a badge that was judged, or puts a newer version in the place of an older one: the same issuer and the same id make
 * the same badge (Open Badges 3.0 §4, equality and comparison). Throws 'invalid' for an older version, and for one badge too
 * many.
 */
export async function storeBadge(
  { db, keys, clock }: Context,
  accountId: string,
  { issuerId, id, issuedAt, content }: NewBadge,
): Promise<'created' | 'replaced'> {
  const row = {
    likeness: likenessOf(keys, issuerId, id),
    sealed: sealBadge(keys, content),
    issued_at: issuedAt,
    kept_at: clock(),
  }
  const newId = randomUUID()
  return withRetry(db, async (tx) => {
    // Locked, so that of two versions that come at once the newer stays, and no one passes the limit.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const kept = await tx
      .selectFrom('kept_badge')
      .select(['id', 'issued_at'])
      .where('account_id', '=', accountId)
      .where('likeness', '=', row.likeness)
      .executeTakeFirst()
    if (kept) {
      if (kept.issued_at > issuedAt) throw refusal('invalid.badge_older')
      await tx
        .updateTable('kept_badge')
        .set(row)
        .where('account_id', '=', accountId)
        .where('id', '=', kept.id)
        .execute()
      return 'replaced'
    }
    const { count } = await tx
      .selectFrom('kept_badge')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostBadges) throw refusal('invalid.badges_full', { most: mostBadges })
    await tx
      .insertInto('kept_badge')
      .values({ account_id: accountId, id: newId, ...row })
      .execute()
    return 'created'
  })
}

const likenessOf = (keys: Keys, issuerId: string, id: string): Uint8Array =>
  keys.mac('kept-badge', Buffer.from(JSON.stringify([plain(issuerId), plain(id)])))

/** Without percent-encoding and white space around it, as the comparison has it. */
function plain(uri: string): string {
  try {
    return decodeURIComponent(uri).trim()
  } catch {
    return uri.trim()
  }
}
