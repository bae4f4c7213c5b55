import type { ListQuery, StudentHistoryEntry } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { requireStudent } from '../../people/student/find-students.ts'
import { cursorKey, foreignCursor, pageOf } from '../../platform/lists/page.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

/**
 * What happened to a student of the organisation and to their certificates, newest first: what the organisation's own
 * trail says. Throws not_found.
 */
export async function studentHistory(
  { db }: Context,
  organisationId: string,
  studentId: string,
  query: ListQuery,
): Promise<{ data: StudentHistoryEntry[]; nextCursor: string | null; total: number }> {
  await requireStudent(db, organisationId, studentId)
  const after = cursorKey(query)
  if (after !== undefined && !/^\d{1,18}$/.test(after)) throw foreignCursor()
  const subjects = sql<string>`SELECT ${studentId} UNION ALL SELECT id FROM certificate
    WHERE certificate.org_id = ${organisationId} AND certificate.student_id = ${studentId}`
  const entries = db
    .selectFrom('audit_entry as entry')
    .where('entry.org_id', '=', organisationId)
    .where(sql<boolean>`entry.subject IN (${subjects})`)
    .where('entry.action', '!=', stateRecorded)
  const [rows, { count }] = await Promise.all([
    entries
      .leftJoin('account', 'account.id', 'entry.actor')
      .leftJoin('certificate', (join) =>
        join.onRef('certificate.org_id', '=', 'entry.org_id').onRef('certificate.id', '=', 'entry.subject'),
      )
      .select([
        'entry.seq',
        'entry.at',
        'entry.action',
        'account.email as by',
        'account.org_id as byOrganisation',
      ])
      .select(['certificate.id as certificateId', 'certificate.title'])
      .$if(after !== undefined, (q) => q.where('entry.seq', '<', after!))
      .orderBy('entry.seq', 'desc')
      .limit(query.limit + 1)
      .execute(),
    entries.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.seq)
  const data = page.map(
    (row): StudentHistoryEntry => ({
      at: row.at.toISOString(),
      action: row.action,
      by: row.byOrganisation === organisationId ? (row.by ?? '') : '',
      certificateId: row.certificateId ?? '',
      certificateTitle: row.title ?? '',
    }),
  )
  return { data, nextCursor, total: Number(count) }
}
