import { reviewOf, type UserCertificateQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import type { Place } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import type { Certificate } from './certificate.ts'
import { certificateOf } from './certificate-row.ts'
import { isShown } from './match-certificates.ts'

const ofHolder = (db: Db, accountId: string) =>
  db.selectFrom('certificate').where('account_id', '=', accountId)

/** A person's newest certificates, of any issuer. */
export async function newestHeld(db: Db, accountId: string, most: number): Promise<Certificate[]> {
  const rows = await ofHolder(db, accountId).selectAll().orderBy('created_at', 'desc').limit(most).execute()
  return rows.map(certificateOf)
}

const rowsAtOnce = 100

/** Every certificate of a person, of any issuer, oldest first, a few at a time. */
export async function* everyHeld(db: Db, accountId: string): AsyncGenerator<Certificate> {
  let last: Certificate | undefined
  for (;;) {
    const rows = await ofHolder(db, accountId)
      .selectAll()
      .$if(last !== undefined, (q) =>
        q.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last!.createdAt, last!.id))),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    const certificates = rows.map(certificateOf)
    yield* certificates
    last = certificates.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}

/** What a person uploaded, newest first: at most `most` certificates after a place, and how many there are. */
export async function heldUploads(
  db: Db,
  accountId: string,
  { search, status }: Pick<UserCertificateQuery, 'search' | 'status'>,
  { after, most }: { after: Place | undefined; most: number },
): Promise<{ uploads: Certificate[]; total: number }> {
  const matching = ofHolder(db, accountId)
    .where('origin', '=', sql.lit('user' as const))
    .$if(searchPattern(search) !== undefined, (q) => q.where(isShown(search!)))
    .$if(status !== undefined, (q) => q.where('review', '=', reviewOf(status!)))
  const rows = await matching
    .selectAll()
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${after!.value}::timestamptz, ${after!.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const { count } = await matching
    .select((q) => q.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { uploads: rows.map(certificateOf), total: Number(count) }
}
