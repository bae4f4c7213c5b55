import { notable } from '@credenza/schema/notable'
import type { Notification } from '@credenza/schema/notification'
import { sql } from 'kysely'
import { isSubjectWithin } from '../../certificates/reach/subject-within.ts'
import type { Db } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fold, type Notable } from './fold.ts'
import { subjectNames } from './subject-names.ts'

/** How many entries are searched. Older ones can be found in the lists that they are about. */
const mostEntries = 2_000
const mostShown = 30

/** Lists what the organisation's trail has to tell the reader, newest first, without the reader's own acts. */
export async function listNotifications(
  db: Db,
  caller: OrganisationCaller,
): Promise<{ notifications: Notification[]; unread: number }> {
  const { organisationId, accountId, role } = caller
  const actions = sql.join(
    notable[role === 'issuer' ? 'issuer' : 'verifier'].map((action) => sql.lit(action)),
  )
  const { rows } = await sql<Omit<Notable, 'count'> & { count: string }>`
    SELECT max(seq)::text AS seq, action, at, count(*)::text AS count,
      (array_agg(subject ORDER BY seq DESC))[1] AS subject,
      (array_agg((detail->>'amountFils')::float8 ORDER BY seq DESC))[1] AS "amountFils"
    FROM (
      SELECT seq, action, subject, detail, at, actor FROM audit_entry
      WHERE org_id = ${organisationId} AND action IN (${actions})
        AND ${isSubjectWithin(caller, 'audit_entry.subject')}
      ORDER BY seq DESC LIMIT ${mostEntries}
    ) AS newest
    WHERE actor <> ${accountId}
    GROUP BY action, at
    ORDER BY max(seq) DESC`.execute(db)
  const readTo = await db
    .selectFrom('notification_read')
    .select('seq')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const seen = BigInt(readTo?.seq ?? 0)
  const news = fold(rows.map((row) => ({ ...row, count: Number(row.count) }))).slice(0, mostShown)
  const names = await subjectNames(
    db,
    organisationId,
    news.map(({ subject }) => subject),
  )
  const notifications = news.map(({ seq, at, amountFils, ...facts }) => ({
    _id: seq,
    ...facts,
    name: '',
    ...names.get(facts.subject),
    ...(amountFils !== null && { amountFils }),
    at: at.toISOString(),
    isRead: BigInt(seq) <= seen,
  }))
  return { notifications, unread: notifications.filter(({ isRead }) => !isRead).length }
}
