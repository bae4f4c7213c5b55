import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { holdPerson } from '../../people/account/hold-person.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type BadgeContent, sealBadge } from './badge-content.ts'

/** The most badges that a student can keep, because we pay for the storage. */
const mostBadges = 300
/** The most bytes of all of them, sealed, because listing them opens each. */
export const mostBytes = 20_000_000

interface NewBadge {
  issuerId: string
  /** The id that its issuer gave it. */
  id: string
  issuedAt: Date
  content: BadgeContent
}

/**
 * Stores a badge that was judged, or replaces an older version of it: badges with the same issuer and id are the same (Open
 * Badges 3.0 §4, equality and comparison). Throws 'invalid' for an older version, and if the student already has the most
 * badges. Throws 'not_signed_in' if the student is erased in the meantime.
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
    // Of two versions stored at once the newer one stays, and the limit holds.
    await holdPerson(tx, accountId)
    const ofStudent = tx.selectFrom('kept_badge').where('account_id', '=', accountId)
    const kept = await ofStudent
      .select(['id', 'issued_at'])
      .where('likeness', '=', row.likeness)
      .executeTakeFirst()
    if (kept && kept.issued_at > issuedAt) throw refusal('invalid.badge_older')
    const { count, bytes } = await ofStudent
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .select(sql<string>`coalesce(sum(octet_length(sealed)), 0)`.as('bytes'))
      .where('likeness', '!=', row.likeness)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostBadges) throw refusal('invalid.badges_full', { most: mostBadges })
    if (Number(bytes) + row.sealed.length > mostBytes)
      throw refusal('invalid.badges_large', { megabytes: mostBytes / 1_000_000 })
    if (kept) {
      await tx
        .updateTable('kept_badge')
        .set(row)
        .where('account_id', '=', accountId)
        .where('id', '=', kept.id)
        .execute()
      return 'replaced'
    }
    await tx
      .insertInto('kept_badge')
      .values({ account_id: accountId, id: newId, ...row })
      .execute()
    return 'created'
  })
}

const likenessOf = (keys: Keys, issuerId: string, id: string): Uint8Array =>
  keys.mac('kept-badge', Buffer.from(JSON.stringify([plain(issuerId), plain(id)])))

/** Removes percent-encoding and surrounding white space, for comparing. */
function plain(uri: string): string {
  try {
    return decodeURIComponent(uri).trim()
  } catch {
    return uri.trim()
  }
}
