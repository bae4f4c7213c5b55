import { Text } from '@mantine/core'
import { formatNumber } from '../lib/format.ts'
import { common } from '../texts/common.ts'

/** How many rows match, read out when the number changes. */
export function ResultCount({ total }: { total: number | undefined }) {
  return (
    <Text c="dimmed" fz="sm" role="status">
      {total === undefined ? '' : common.results(total, formatNumber(total))}
    </Text>
  )
}
