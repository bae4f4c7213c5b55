import type { StudentRow } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { linkPersons, type Person } from '../account/link-persons.ts'
import { initialPasswordHash } from '../account/password/passwords.ts'
import { walletsShownTo } from '../account/wallets-shown.ts'
import { type StudentRecord, studentRecord } from './student-record.ts'

/** A student to add, and the id that they get. */
export interface NewStudent {
  id: string
  student: StudentRow
}

interface InsertedStudents {
  records: StudentRecord[]
  /** How many of the records are in the table: one whose email or roll number another student has is left out. */
  inserted: number
  /** To be recorded with `recordPersons`. */
  persons: Iterable<Person>
}

/** Writes students of one organisation under their persons' accounts. The caller counts them, and writes the audit entries. */
export async function insertStudents(
  ctx: Context,
  tx: Tx,
  owner: { organisationId: string; issuerName: string; now: Date; importId?: string },
  students: readonly NewStudent[],
): Promise<InsertedStudents> {
  const persons = await linkPersons(
    ctx,
    tx,
    owner.organisationId,
    owner.now,
    students.map(({ student: { email, name, password } }) => ({
      email,
      name,
      passwordHash: password ? initialPasswordHash(ctx.keys, password) : null,
    })),
  )
  const accountIds = [...persons.values()].map(({ id }) => id)
  const wallets = await walletsShownTo(tx, owner.organisationId, accountIds)
  const records = students.map(({ id, student }) => {
    const { id: accountId } = persons.get(student.email)!
    const walletAddress = wallets.get(accountId) ?? null
    return studentRecord(student, { ...owner, id, accountId, walletAddress })
  })
  const inserted = await insertRecords(tx, 'student', records)
  return { records, inserted, persons: persons.values() }
}
