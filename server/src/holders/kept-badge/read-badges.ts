import type { KeptBadge } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type BadgeContent, openBadge } from './badge-content.ts'

const ofStudent = (db: Db, accountId: string) =>
  db.selectFrom('kept_badge').where('account_id', '=', accountId)

/** A student's kept badges, newest first. */
export async function listBadges({ db, keys }: Context, accountId: string): Promise<KeptBadge[]> {
  const rows = await ofStudent(db, accountId).selectAll().orderBy('issued_at', 'desc').orderBy('id').execute()
  return rows.map(({ id, sealed, issued_at, kept_at }) => {
    const { name, issuer } = openBadge(keys, sealed)
    return { _id: id, name, issuer, issuedAt: issued_at.toISOString(), keptAt: kept_at.toISOString() }
  })
}

/** The ids of the badges that were issued after this time, oldest first. */
export async function badgeIds(db: Db, accountId: string, since: Date | undefined): Promise<string[]> {
  const rows = await ofStudent(db, accountId)
    .select('id')
    .$if(since !== undefined, (q) => q.where('issued_at', '>', since!))
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One kept badge. Throws not_found, also for somebody else's. */
export async function readKeptBadge(
  { db, keys }: Context,
  accountId: string,
  id: string,
): Promise<BadgeContent> {
  const row = await ofStudent(db, accountId).select('sealed').where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal('not_found.badge')
  return openBadge(keys, row.sealed)
}
