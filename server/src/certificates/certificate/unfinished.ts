import type { MonthActivity, Overview } from '@credenza/schema'
import type { Db } from '../../context.ts'

/** Certificates that wait for their issuer's signature, by year, newest first. */
export async function unsignedByYear(db: Db, organisationId: string): Promise<Overview['unsigned']> {
  const rows = await db
    .selectFrom('certificate_count')
    .select((q) => ['year', q.fn.sum<string>('count').as('count')])
    .where('org_id', '=', organisationId)
    .where('review', '=', 'pending')
    .where('signed', '=', false)
    .groupBy('year')
    .having((q) => q.fn.sum('count'), '>', 0)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}

/** Certificates declined since then: their number, and the `most` newest ones. */
export async function declinedSince(
  db: Db,
  organisationId: string,
  since: Date,
  most: number,
): Promise<Overview['declined']> {
  const declined = db
    .selectFrom('certificate')
    .where('org_id', '=', organisationId)
    .where('review', '=', 'declined')
    .where('decided_at', '>=', since)
  const [{ count }, newest] = await Promise.all([
    declined.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    declined
      .select(['id', 'title', 'user_name', 'decline_reason', 'decided_at'])
      .orderBy('decided_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return {
    count: Number(count),
    newest: newest.map((row) => ({
      _id: row.id,
      title: row.title,
      userName: row.user_name,
      reason: row.decline_reason ?? '',
      decidedAt: row.decided_at!.toISOString(),
    })),
  }
}

/** What happened in each of the last twelve months, this one included, in UTC, oldest first. */
export async function lastTwelveMonths(db: Db, organisationId: string, now: Date): Promise<MonthActivity[]> {
  const months = Array.from({ length: 12 }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + i)).toISOString().slice(0, 7),
  )
  const rows = await db
    .selectFrom('certificate_month')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('month', '>=', months[0]!)
    .execute()
  const found = new Map(rows.map((row) => [row.month, row]))
  return months.map((month) => {
    const row = found.get(month)
    return {
      month,
      created: Number(row?.created ?? 0),
      signed: Number(row?.signed ?? 0),
      accepted: Number(row?.accepted ?? 0),
    }
  })
}
