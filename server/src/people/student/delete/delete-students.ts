import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import type { Chunk } from '../../../platform/acts/batch-kind.ts'
import type { Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { blockNewHolds } from '../../../platform/retention/hold.ts'
import { appendAudit, platformTrail, recordState } from '../../../proof/audit/append.ts'
import { deleteUnused } from '../../account/delete-unused.ts'
import { forgetOrganisation } from '../../account/organisations-of.ts'
import { moveObjects } from '../../department/move.ts'
import { lockStudents } from '../lock-students.ts'
import { countStudentChanges } from '../student-counts.ts'
import type { StudentRecord } from '../student-record.ts'
import { whatWouldBeLost } from './what-would-be-lost.ts'

/**
 * Deletes up to a chunk of students of whom nothing would be lost, together with the accounts that nobody has used or knows any
 * more. The others stay, and fail with the reason. A student who is already gone counts as done.
 */
export async function deleteChunk(
  ctx: Context,
  { accountId, organisationId, ids }: Pick<Chunk<unknown>, 'accountId' | 'organisationId' | 'ids'>,
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    await blockNewHolds(tx)
    const { students } = await lockStudents(tx, organisationId, ids)
    await lockAccounts(tx, students)
    const lost = await whatWouldBeLost(tx, organisationId, students, now)
    const result: BulkResult = {
      done: ids.filter((id) => !lost.has(id)),
      failed: [...lost].map(([id, key]) => ({ id, why: sentence(key) })),
    }
    await alongside(tx, result)
    const leaving = students.filter(({ id }) => !lost.has(id))
    await deleteStudents(
      tx,
      organisationId,
      leaving.map(({ id }) => id),
    )
    await countStudentChanges(
      tx,
      leaving.map((before) => ({ before, after: null })),
    )
    const accounts = leaving.map(({ account_id }) => account_id)
    await forgetOrganisation(tx, organisationId, accounts)
    const unused = await deleteUnused(tx, accounts)
    const entries = leaving.map(({ id }) => ({
      actor: accountId,
      action: 'student.deleted' as const,
      subject: id,
    }))
    await appendAudit(ctx, tx, organisationId, now, entries)
    await recordState(ctx, tx, platformTrail, now, unused)
    return result
  })
}

/** So that until the transaction ends, nobody chooses a first password, and no other organisation adds the person. */
async function lockAccounts(tx: Tx, students: readonly StudentRecord[]): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(students.map(({ account_id }) => account_id)))
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function deleteStudents(tx: Tx, organisationId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('student').where('org_id', '=', organisationId).where('id', '=', anyOf(ids)).execute()
  await moveObjects(
    tx,
    { organisationId, departmentId: null },
    sql`SELECT id FROM unnest(${ids}::text[]) AS deleted (id)`,
  )
}
