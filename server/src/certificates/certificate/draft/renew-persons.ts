import type { Context, Tx } from '../../../context.ts'
import { erasedAmong } from '../../../people/account/erased-among.ts'
import { linkPersons, recordPersons } from '../../../people/account/link-persons.ts'
import { linkStudents } from '../../../people/student/link-students.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { recordState } from '../../../proof/audit/append.ts'
import { moveUnsigned } from './move-unsigned.ts'

/**
 * Gives an issuer's students whose account was erased a new account, without a password, before they are issued
 * anything again, and moves their unsigned certificates to it. Signed ones stay with the erased account, unreadable.
 * Returns the new accounts by student.
 */
export async function renewPersons(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const students = await tx
    .selectFrom('student')
    .select(['id', 'account_id', 'name', 'email'])
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...new Set(studentIds)]))
    .execute()
  const erased = await erasedAmong(
    tx,
    students.map((student) => student.account_id),
  )
  const returning = students.filter((student) => erased.has(student.account_id))
  if (returning.length === 0) return new Map()
  const persons = await linkPersons(
    ctx,
    tx,
    organisationId,
    now,
    returning.map(({ email, name }) => ({ email, name, passwordHash: null })),
  )
  const renewed = new Map(returning.map(({ id, email }) => [id, persons.get(email)!.id]))
  await linkStudents(tx, organisationId, renewed)
  const changed = [...renewed.keys(), ...(await moveUnsigned(tx, organisationId, renewed))]
  await recordState(ctx, tx, organisationId, now, changed)
  await recordPersons(ctx, tx, now, persons.values())
  return renewed
}
