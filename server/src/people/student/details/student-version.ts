import { hash } from 'node:crypto'
import type { StudentRecord } from '../student-record.ts'

/** Identifies a state of a student's details: it changes with any change, by a form or by a list. */
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
