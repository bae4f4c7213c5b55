import type { CertificateSelection, RequestSelection, StudentSelection } from '@credenza/schema'
import { sql } from 'kysely'
import type { CertificateQuery } from '../../certificates/certificate/list/match-certificates.ts'
import { selectedCertificates } from '../../certificates/certificate/list/selected-certificates.ts'
import type { Db, Tx } from '../../context.ts'
import { addedStudents } from '../../people/student/import/undo/added-students.ts'
import { matchingStudents } from '../../people/student/list-students.ts'
import { allOf } from '../../platform/db/any-of.ts'
import { asTable } from '../../platform/db/as-table.ts'
import type { Reach } from '../../platform/http/access.ts'
import { type Queue, selectedRequests } from '../../review/request/match-requests.ts'

export type Subjects =
  | { subject: 'certificate'; selection: CertificateSelection }
  | { subject: 'student'; selection: StudentSelection }
  | { subject: 'added-student'; importId: string }
  | { subject: 'request'; selection: RequestSelection; origin: Queue['origin'] }

/** A query for the certificates of a selection of requests. */
export function requestedCertificates(db: Db, queue: Queue, selection: RequestSelection): CertificateQuery {
  const rows = selectedRequests(db, queue, selection)
    .innerJoin('certificate', (join) =>
      join
        .onRef('certificate.org_id', '=', 'review_request.org_id')
        .onRef('certificate.id', '=', 'review_request.certificate_id'),
    )
    .selectAll('certificate')
  return asTable(db.selectFrom(rows.as('certificate')))
}

/** The students within reach that match a filter, except those that the selection excludes. */
export const selectedStudents = (
  db: Db | Tx,
  reach: Reach,
  selection: Exclude<StudentSelection, { ids: string[] }>,
) =>
  matchingStudents(db, reach, selection.filter).$if(selection.except.length > 0, (q) =>
    q.where('student.id', '!=', allOf(selection.except)),
  )

/**
 * Creates a waiting item for everything selected and returns the number of items. Does not check ids: an item whose id is not
 * the organisation's fails when its turn comes.
 */
export async function insertItems(
  tx: Tx,
  { reach, batchId }: { reach: Reach; batchId: string },
  subjects: Subjects,
): Promise<number> {
  const { organisationId } = reach
  const { numAffectedRows } = await sql`
    INSERT INTO batch_item (org_id, batch_id, subject, state)
    SELECT ${organisationId}, ${batchId}, selected.id, 'waiting' FROM (${idsOf()}) AS selected`.execute(tx)
  return Number(numAffectedRows)

  function idsOf() {
    if (subjects.subject === 'added-student')
      return addedStudents(tx, reach, subjects.importId).select('student.id')
    const { selection } = subjects
    if ('ids' in selection) return sql`SELECT DISTINCT id FROM unnest(${selection.ids}::text[]) AS named (id)`
    switch (subjects.subject) {
      case 'student':
        return selectedStudents(tx, reach, selection).select('student.id')
      case 'request':
        return selectedRequests(
          tx,
          { verifierId: organisationId, origin: subjects.origin },
          selection,
        ).select('certificate_id as id')
      case 'certificate':
        return selectedCertificates(tx, reach, selection).select('certificate.id')
    }
  }
}
