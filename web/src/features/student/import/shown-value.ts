import type { StudentField } from '@credenza/schema/student'
import { formatDate } from '../../../lib/text/format.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A value of a list as the rest of the product shows it. What could not be read as a date stays as it was written. */
export const shownValue = (field: StudentField, value: string | undefined): string | undefined =>
  field === 'dateOfBirth' && value !== undefined && day.test(value) ? formatDate(value) : value
