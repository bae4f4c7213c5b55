import type { Batch } from '@credenza/schema/batch'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fetchFailures } from './batch-calls.ts'
import { hasEnded } from './batch-state.ts'
import { inWords } from './end-in-words.ts'

/** Why items of an ended batch failed or were skipped: the most frequent reasons. */
export default function FailureReasons({ batch }: { batch: Batch }) {
  const { _id, failed } = batch
  const failures = useQuery({
    queryKey: ['batches', 'reasons', _id, failed],
    queryFn: ({ signal }) => fetchFailures(_id, undefined, signal),
    enabled: hasEnded(batch) && failed > 0,
  })
  const reasons = failures.data?.reasons ?? []
  if (reasons.length === 0) return null
  return (
    <Text fz="sm" c="dimmed">
      {inWords(reasons)}
    </Text>
  )
}
