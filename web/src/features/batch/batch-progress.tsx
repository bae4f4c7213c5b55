import type { Batch } from '@credenza/schema/batch'
import { Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { spoken } from '../../lib/text/spoken.ts'
import { progressInWords } from './progress-in-words.ts'

interface BatchProgressProps {
  batch: Batch
  /** Whether the server was out of reach when it was last asked. */
  lost: boolean
}

/** How many items of a batch are done, skipped or failed, as a bar and in words. Screen readers hear when these change. */
export function BatchProgress({ batch, lost }: BatchProgressProps) {
  const { total, done, skipped } = batch
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  return (
    <Stack gap={4} w="100%">
      <Progress.Root size="sm" aria-hidden>
        <Progress.Section value={share(done)} color="teal" />
        <Progress.Section value={share(skipped)} color="gray" />
        <Progress.Section value={share(batch.failed - skipped)} color="red" />
      </Progress.Root>
      <Text fz="sm" role="status" style={{ whiteSpace: 'normal' }}>
        {progressInWords(batch, lost)}
      </Text>
      {batch.waitsFor && <Waiting why={batch.waitsFor} />}
    </Stack>
  )
}

/** What the batch is waiting for. */
function Waiting({ why }: { why: NonNullable<Batch['waitsFor']> }) {
  const { key, parameters } = why
  const words = useQuery({ queryKey: ['spoken', key, parameters], queryFn: () => spoken(why) })
  return (
    <Text fz="sm" role="status">
      {words.data}
    </Text>
  )
}
