import type { ListQuery, Student, StudentRow } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db } from '../context.ts'
import { cursorKey, pageOf, searchPattern, searchText } from '../platform/http/lists.ts'
import type { StudentTables } from './tables.ts'

export type StudentRecord = Selectable<StudentTables['student']>

/** The row of a student; ids, times and the issuer's name come from the caller. */
export function studentRecord(
  input: Omit<StudentRow, 'password'>,
  owner: { organisationId: string; id: string; accountId: string; issuerName: string; now: Date },
): StudentRecord {
  return {
    org_id: owner.organisationId,
    id: owner.id,
    account_id: owner.accountId,
    name: input.name,
    father_name: input.fatherName,
    mother_name: input.motherName,
    college_name: input.collegeName,
    course_name: input.courseName,
    year: input.year,
    roll_number: input.rollNumber,
    mobile_number: input.mobileNumber,
    date_of_birth: input.dateOfBirth,
    email: input.email,
    search: searchText([
      input.name,
      owner.issuerName,
      input.collegeName,
      input.courseName,
      input.year,
      input.rollNumber,
      input.mobileNumber,
      input.email,
    ]),
    created_at: owner.now,
  }
}

/** One page of an organisation's students, newest first. */
export async function listStudents(
  db: Db,
  organisationId: string,
  query: ListQuery,
): Promise<{ data: Student[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const matching = db
    .selectFrom('student')
    .where('student.org_id', '=', organisationId)
    .$if(pattern !== undefined, (q) => q.where('student.search', 'like', pattern!))
  const [rows, { count }] = await Promise.all([
    matching
      .innerJoin('organisation', 'organisation.id', 'student.org_id')
      .innerJoin('account', 'account.id', 'student.account_id')
      .selectAll('student')
      .select(['organisation.name as universityName', 'account.wallet_address as walletAddress'])
      .$if(after !== undefined, (q) => q.where('student.id', '<', after!))
      .orderBy('student.id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.id)
  return { data: page.map(toWire), nextCursor, total: Number(count) }
}

export async function countStudents(db: Db, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('student')
    .where('org_id', '=', organisationId)
    .select((q) => q.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function toWire(
  row: StudentRecord & { universityName: string; walletAddress: string | null },
): Student {
  return {
    _id: row.id,
    name: row.name,
    universityName: row.universityName,
    collegeName: row.college_name,
    courseName: row.course_name,
    year: row.year,
    rollNumber: row.roll_number,
    mobileNumber: row.mobile_number,
    email: row.email,
    walletAddress: row.walletAddress ?? '',
  }
}
