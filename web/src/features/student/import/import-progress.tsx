import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Progress, Stack, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/text/format.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'

/** The progress of reading or writing a list. */
export function ImportProgress({ found, lost }: { found: StudentImportDetails; lost: boolean }) {
  const label = lost ? common.waitingForServer : found.status === 'reviewing' ? texts.reading : texts.writing
  const rows = Math.max(0, found.rowsRead - found.headingRow)
  const total = Math.max(0, found.lastRow - found.headingRow)
  return (
    <Stack gap="xs">
      <Text>{label}</Text>
      <Progress
        value={total > 0 ? (rows / total) * 100 : 100}
        animated={total === 0}
        aria-label={label}
        size="lg"
      />
      <Text fz="sm" role="status">
        {total > 0
          ? texts.rowsOf(formatNumber(rows), formatNumber(total))
          : texts.rowsRead(formatNumber(rows))}
      </Text>
    </Stack>
  )
}
