import { sql } from 'kysely'
import { recordState } from '../../proof/audit/append.ts'
import type { Context, Tx } from '../../context.ts'
import { erasedAmong } from '../../holders/erasure/erasure-store.ts'
import { linkPersons, recordPersons } from '../../people/student/link-persons.ts'
import { noteWallets } from '../../people/student/note-wallets.ts'
import { walletsOf } from '../../people/student/student-store.ts'

/**
 * An issuer's students whose account was erased get a new one before they are issued anything again, without a password,
 * and with it what the issuer has not signed yet. What was signed stays with the erased one, unreadable. Gives the new
 * accounts by student.
 */
export async function renewPersons(
  ctx: Pick<Context, 'keys'>,
  tx: Tx,
  organisationId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const students = await tx
    .selectFrom('student')
    .select(['id', 'account_id', 'name', 'email'])
    .where('org_id', '=', organisationId)
    .where('id', '=', sql<string>`ANY(${[...new Set(studentIds)]}::text[])`)
    .execute()
  const erased = await erasedAmong(
    tx,
    students.map((student) => student.account_id),
  )
  const returning = students.filter((student) => erased.has(student.account_id))
  if (returning.length === 0) return new Map()
  const persons = await linkPersons(
    tx,
    now,
    returning.map(({ email, name }) => ({ email, name, passwordHash: null })),
  )
  const renewed = new Map(returning.map(({ id, email }) => [id, persons.get(email)!.id]))
  const accounts = sql`unnest(${[...renewed.keys()]}::text[], ${[...renewed.values()]}::text[]) AS renewed (id, account_id)`
  await sql`
    UPDATE student SET account_id = renewed.account_id FROM ${accounts}
    WHERE student.org_id = ${organisationId} AND student.id = renewed.id`.execute(tx)
  const certificates = await sql<{ id: string }>`
    UPDATE certificate SET account_id = renewed.account_id FROM ${accounts}
    WHERE certificate.org_id = ${organisationId} AND certificate.student_id = renewed.id
      AND certificate.signed_at IS NULL RETURNING certificate.id`.execute(tx)
  await noteWallets(tx, await walletsOf(tx, [...renewed.values()]))
  const changed = [...renewed.keys(), ...certificates.rows.map(({ id }) => id)]
  await recordState(ctx, tx, organisationId, now, changed)
  await recordPersons(ctx, tx, now, persons.values())
  return renewed
}
