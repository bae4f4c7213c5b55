import { type StudentField, studentFields } from '@credenza/schema/student'
import type { ImportColumns } from '@credenza/schema/student-import'

/** What every student needs (specification, section 5); a list may leave the password out. */
export const requiredFields: readonly StudentField[] = [
  'name',
  'fatherName',
  'motherName',
  'rollNumber',
  'mobileNumber',
  'dateOfBirth',
  'email',
]

/** What a list may leave out, and this one does. A password is never expected. */
export const fieldsNotFound = (columns: ImportColumns): StudentField[] =>
  studentFields.filter(
    (field) => columns[field] === undefined && field !== 'password' && !requiredFields.includes(field),
  )

/** What every student needs and has no column. */
export const fieldsNeeded = (columns: ImportColumns): StudentField[] =>
  requiredFields.filter((field) => columns[field] === undefined)

/** Assigns a column to this field, and takes it from any other field. */
export function withColumn(
  columns: ImportColumns,
  field: StudentField,
  column: number | undefined,
): ImportColumns {
  const others = Object.entries(columns).filter(([other, taken]) => other !== field && taken !== column)
  return { ...Object.fromEntries(others), ...(column !== undefined && { [field]: column }) }
}
