import type { MoveRequest, StudentSelection } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { moveObjects, moveTypes } from '../../people/department/move.ts'
import { requireOpenDepartment } from '../../people/department/require-open-department.ts'
import { noteNamedAgain } from '../../people/student/named-again.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller, Reach } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { selectedStudents } from '../batch/select-subjects.ts'

/**
 * Moves students, categories and templates to a department, or to the organisation as a whole. Certificates, in any state, move
 * with the category of their type. Ignores ids that the organisation does not have. Returns the number of students, categories
 * and templates moved. Throws 'invalid' for a department that is not open.
 */
export async function moveThings(
  ctx: Context,
  { accountId, ...caller }: OrganisationCaller,
  { departmentId, students, categoryIds, templateIds }: MoveRequest,
): Promise<number> {
  const { organisationId } = caller
  return withRetry(ctx.db, async (tx) => {
    if (departmentId !== null) await requireOpenDepartment(tx, organisationId, departmentId)
    const to = { organisationId, departmentId }
    const numbers = {
      students: students ? await moveStudents(tx, to, studentIds(tx, caller, students)) : 0,
      categories: await moveTypes(tx, to, await typeNames(tx, organisationId, categoryIds)),
      templates: await moveObjects(
        tx,
        to,
        sql`SELECT id FROM template WHERE org_id = ${organisationId} AND id = ${anyOf(templateIds)}`,
      ),
    }
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'department.moved',
        subject: departmentId ?? organisationId,
        detail: numbers,
      },
    ])
    return numbers.students + numbers.categories + numbers.templates
  })
}

async function moveStudents(
  tx: Tx,
  to: { organisationId: string; departmentId: string | null },
  selected: RawBuilder<unknown>,
): Promise<number> {
  const { organisationId } = to
  const { rows } = await sql<{ id: string }>`${selected}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await noteNamedAgain(tx, organisationId, ids)
  return moveObjects(
    tx,
    to,
    sql`SELECT id FROM student WHERE org_id = ${organisationId} AND id = ${anyOf(ids)}`,
  )
}

const studentIds = (tx: Tx, reach: Reach, selection: StudentSelection) =>
  'ids' in selection
    ? sql`SELECT id FROM student WHERE org_id = ${reach.organisationId} AND id = ${anyOf(selection.ids)}`
    : sql`${selectedStudents(tx, reach, selection).select('student.id')}`

async function typeNames(tx: Tx, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('category')
    .select('name')
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ name }) => name)
}
