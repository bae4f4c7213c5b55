import { Button, Group, List, Progress, Stack, Text } from '@mantine/core'
import type { BulkProgress } from '../lib/bulk.ts'
import { formatNumber } from '../lib/format.ts'
import { common } from '../texts/common.ts'

interface BulkProgressBarProps {
  progress: BulkProgress
  label: string
  running: boolean
  onRetryFailed: () => void
}

const shownFailures = 5

/** How far a call over many items has come, what failed and why, and a way to try the failed ones again. */
export function BulkProgressBar({ progress, label, running, onRetryFailed }: BulkProgressBarProps) {
  const { total, done, failed } = progress
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const reasons = [...new Set(failed.map((item) => item.message))].slice(0, shownFailures)
  return (
    <Stack gap="xs">
      <Progress.Root size="lg" aria-label={label}>
        <Progress.Section
          value={share(done.length)}
          color="teal"
          aria-label={common.done(formatNumber(done.length))}
        />
        <Progress.Section
          value={share(failed.length)}
          color="red"
          aria-label={common.failed(formatNumber(failed.length))}
        />
      </Progress.Root>
      <Group justify="space-between">
        <Text fz="sm" role="status">
          {common.progressOf(formatNumber(done.length), formatNumber(total))}
          {failed.length > 0 && ` · ${common.failed(formatNumber(failed.length))}`}
        </Text>
        {failed.length > 0 && !running && (
          <Button size="compact-sm" variant="default" onClick={onRetryFailed}>
            {common.retryFailed}
          </Button>
        )}
      </Group>
      {reasons.length > 0 && (
        <List size="sm">
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}
