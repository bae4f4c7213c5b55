import type { StudentField } from '@credenza/schema/student'
import { formatDate } from '../../../lib/text/format.ts'
import { Email } from '../../../ui/table/text-cell.tsx'

const day = /^\d{4}-\d{2}-\d{2}$/

interface ShownValueProps {
  field: StudentField
  value: string | undefined
}

/** A value of a list as the rest of the product shows it. What could not be read as a date stays as it was written. */
export function ShownValue({ field, value = '' }: ShownValueProps) {
  const isDay = field === 'dateOfBirth' && day.test(value)
  return <bdi>{field === 'email' ? <Email value={value} /> : isDay ? formatDate(value) : value}</bdi>
}
