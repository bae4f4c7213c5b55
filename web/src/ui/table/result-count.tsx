import { Text } from '@mantine/core'
import { formatCount } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'

interface ResultCountProps {
  total: number | undefined
  /** False if more rows match than were counted. */
  isExact?: boolean
}

/** The number of matching rows, read out when it changes. */
export function ResultCount({ total, isExact = true }: ResultCountProps) {
  return (
    <Text c="dimmed" fz="sm" role="status">
      {total === undefined ? '' : common.results(total, formatCount(total, isExact))}
    </Text>
  )
}
