import type { Context } from '../../src/context.ts'
import { linkPersons, recordPersons } from '../../src/people/account/link-persons.ts'
import { countStudentChanges } from '../../src/people/student/student-counts.ts'
import { studentRecord } from '../../src/people/student/student-record.ts'
import { insertRecords } from '../../src/platform/db/insert-records.ts'
import { withRetry } from '../../src/platform/db/with-retry.ts'
import { newTenantId } from '../../src/platform/ids.ts'
import { recordState } from '../../src/proof/audit/append.ts'
import { studentData } from '../acts/people.ts'

const perTransaction = 1000

/** Adds this many students of one issuer, straight into the store; returns their ids in the order of their names. */
export async function addStudents(
  ctx: Context,
  organisationId: string,
  count: number,
  nameOf = (n: number) => `Student ${String(n).padStart(6, '0')}`,
): Promise<string[]> {
  const ids: string[] = []
  const now = ctx.clock()
  for (let from = 0; from < count; from += perTransaction) {
    const students = Array.from({ length: Math.min(perTransaction, count - from) }, (_, i) => ({
      ...studentData(`${organisationId}-${from + i}@mail.example`),
      name: nameOf(from + i),
    }))
    const own = students.map(() => newTenantId('stud', organisationId))
    await withRetry(ctx.db, async (tx) => {
      const persons = await linkPersons(
        ctx,
        tx,
        organisationId,
        now,
        students.map(({ email, name }) => ({ email, name, passwordHash: null })),
      )
      const rows = students.map((student, i) => {
        const { id: accountId } = persons.get(student.email)!
        const owner = {
          organisationId,
          id: own[i]!,
          accountId,
          walletAddress: null,
          issuerName: 'Issuer',
          now,
        }
        return studentRecord(student, owner)
      })
      await insertRecords(tx, 'student', rows)
      await countStudentChanges(
        tx,
        rows.map((after) => ({ before: null, after })),
      )
      await recordState(ctx, tx, organisationId, now, own)
      await recordPersons(ctx, tx, now, persons.values())
    })
    ids.push(...own)
  }
  return ids
}
