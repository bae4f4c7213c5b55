import type { MonthActivity, Overview } from '@credenza/schema'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../context.ts'
import { isTypeWithin } from '../../../people/department/reach.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import type { Reach } from '../../../platform/http/access.ts'
import type { CertificateTables } from '../tables.ts'

/** Certificates that wait for their issuer's signature, by year, newest first. */
export async function unsignedByYear(db: Db, reach: Reach): Promise<Overview['unsigned']> {
  const rows = await db
    .selectFrom('certificate_count')
    .select((q) => ['year', q.fn.sum<string>('count').as('count')])
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'category_name'))
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
  reach: Reach,
  since: Date,
  most: number,
): Promise<Overview['declined']> {
  const declined = db
    .selectFrom('certificate')
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'category_name'))
    .where('review', '=', 'declined')
    .where('decided_at', '>=', since)
  const [count, newest] = await Promise.all([
    countRows(declined),
    declined
      .select(['id', 'title', 'user_name', 'decline_reason', 'decided_at'])
      .orderBy('decided_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return {
    count,
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
export async function lastTwelveMonths(db: Db, reach: Reach, now: Date): Promise<MonthActivity[]> {
  const months = Array.from({ length: 12 }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + i)).toISOString().slice(0, 7),
  )
  const rows = await (reach.departments ? countedMonths : keptMonths)(db, reach, months[0]!)
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

type MonthRow = Pick<
  Selectable<CertificateTables['certificate_month']>,
  'month' | 'created' | 'signed' | 'accepted'
>

/** Months from the counts that `countChanges` keeps for the whole organisation. */
const keptMonths = (db: Db, { organisationId }: Reach, since: string): Promise<MonthRow[]> =>
  db
    .selectFrom('certificate_month')
    .select(['month', 'created', 'signed', 'accepted'])
    .where('org_id', '=', organisationId)
    .where('month', '>=', since)
    .execute()

/** Like `keptMonths`, counted from the certificates themselves, for less than the whole organisation. */
async function countedMonths(db: Db, reach: Reach, since: string): Promise<MonthRow[]> {
  const acts = sql.join(
    (['created_at', 'signed_at', 'decided_at'] as const).map(
      (column) => sql`SELECT to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
        ${sql.lit(column)} AS act FROM certificate
        WHERE org_id = ${reach.organisationId} AND ${isTypeWithin(reach, 'category_name')}
          AND ${sql.ref(column)} >= ${`${since}-01T00:00:00Z`}::timestamptz
          AND (${sql.lit(column)} <> 'decided_at' OR review = 'verified')`,
    ),
    sql` UNION ALL `,
  )
  const { rows } = await sql<MonthRow>`
    SELECT month, count(*) FILTER (WHERE act = 'created_at') AS created,
      count(*) FILTER (WHERE act = 'signed_at') AS signed,
      count(*) FILTER (WHERE act = 'decided_at') AS accepted
    FROM (${acts}) AS acts GROUP BY month`.execute(db)
  return rows
}
