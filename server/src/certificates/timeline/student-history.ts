import type { StudentHistoryEntry } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isTypeWithin } from '../../people/department/reach.ts'
import { requireStudent } from '../../people/student/find-students.ts'
import type { Reach } from '../../platform/http/access.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

/**
 * What happened to a student of the organisation and to their certificates within reach, newest first unless sorted otherwise,
 * from the organisation's own trail. Throws not_found.
 */
export async function studentHistory(
  { db }: Context,
  reach: Reach,
  studentId: string,
  query: PageQuery<'at'>,
): Promise<{ data: StudentHistoryEntry[]; nextCursor: string | null; total: number }> {
  const { organisationId } = reach
  await requireStudent(db, organisationId, studentId)
  const subjects = sql<string>`SELECT ${studentId} UNION ALL SELECT id FROM certificate
    WHERE certificate.org_id = ${organisationId} AND certificate.student_id = ${studentId}
      AND ${isTypeWithin(reach, 'certificate.category_name')}`
  const entries = db
    .selectFrom('audit_entry as entry')
    .leftJoin('account', 'account.id', 'entry.actor')
    .leftJoin('certificate', (join) =>
      join.onRef('certificate.org_id', '=', 'entry.org_id').onRef('certificate.id', '=', 'entry.subject'),
    )
    .select(['entry.seq', 'entry.at', 'entry.action', 'certificate.id as certificateId', 'certificate.title'])
    .select(['account.email as by', 'account.org_id as byOrganisation'])
    .where('entry.org_id', '=', organisationId)
    .where(sql<boolean>`entry.subject IN (${subjects})`)
    .where('entry.action', '!=', stateRecorded)
  const { page, ...rest } = await rowsPage(db, db.selectFrom(entries.as('entry')).selectAll(), query, {
    keys: { at: 'at', seq: 'seq' },
    unique: ['seq'],
    standard: { column: 'seq', direction: 'desc' },
  })
  const data = page.map(
    (row): StudentHistoryEntry => ({
      at: row.at.toISOString(),
      action: row.action,
      by: row.byOrganisation === organisationId ? (row.by ?? '') : '',
      certificateId: row.certificateId ?? '',
      certificateTitle: row.title ?? '',
    }),
  )
  return { data, ...rest }
}
