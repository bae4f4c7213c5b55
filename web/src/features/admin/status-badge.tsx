import { Badge } from '@mantine/core'
import { adminTexts } from '../../texts/admin.ts'

const colors: Record<string, string> = {
  Approved: 'teal',
  Pending: 'yellow',
  Returned: 'orange',
  Suspended: 'red',
}

/** An organisation's status, given as the API spells it, in words and colour. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge color={colors[status] ?? 'gray'}>{adminTexts.status[status] ?? status}</Badge>
}
