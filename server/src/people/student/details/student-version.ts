import { hash } from 'node:crypto'
import type { StudentRecord } from '../student-record.ts'

/** Stands for a student's details: any change of them, by a form or by a list, gives another. */
export const versionOf = (row: StudentRecord): string =>
  hash(
    'sha256',
    JSON.stringify([
      row.name,
      row.father_name,
      row.mother_name,
      row.college_name,
      row.course_name,
      row.year,
      row.roll_number,
      row.mobile_number,
      row.date_of_birth,
      row.email,
    ]),
    'base64url',
  )
