import type { Student, StudentRow } from '@credenza/schema'
import type { Selectable } from 'kysely'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import type { StudentTables } from './tables.ts'

export type StudentRecord = Omit<Selectable<StudentTables['student']>, 'named_again'>

/** The row of a student; ids, times and the issuer's name come from the caller. */
export function studentRecord(
  input: Omit<StudentRow, 'password'>,
  owner: {
    organisationId: string
    id: string
    accountId: string
    walletAddress: string | null
    issuerName: string
    now: Date
    importId?: string | null
  },
): StudentRecord {
  const search = searchText([
    input.name,
    owner.issuerName,
    input.collegeName,
    input.courseName,
    input.year,
    input.rollNumber,
    input.mobileNumber,
    input.email,
    owner.walletAddress ?? '',
  ])
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
    search,
    grams: gramsOf(owner.organisationId, search),
    created_at: owner.now,
    import_id: owner.importId ?? null,
  }
}

/** The row of a student with some details changed, and under another account if the caller names one. */
export function changedRecord(
  before: StudentRecord,
  changes: Partial<Omit<StudentRow, 'password'>>,
  owner: { issuerName: string; walletAddress: string | null; accountId?: string },
): StudentRecord {
  const details = {
    name: before.name,
    fatherName: before.father_name,
    motherName: before.mother_name,
    collegeName: before.college_name,
    courseName: before.course_name,
    year: before.year,
    rollNumber: before.roll_number,
    mobileNumber: before.mobile_number,
    dateOfBirth: before.date_of_birth,
    email: before.email,
    ...changes,
  }
  const { org_id: organisationId, id, account_id: accountId, created_at: now, import_id: importId } = before
  return studentRecord(details, { accountId, ...owner, organisationId, id, now, importId })
}

/** A student in the wire format. */
export function studentToWire(
  row: Pick<
    StudentRecord,
    'id' | 'name' | 'college_name' | 'course_name' | 'year' | 'roll_number' | 'mobile_number' | 'email'
  > & { universityName: string; walletAddress: string | null },
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
