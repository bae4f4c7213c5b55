import type { RequestCounts } from '@credenza/schema/fee'
import { Button, Stack, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { reviewTexts as texts } from '../../texts/review.ts'
import { withParam } from '../../ui/table/search-box.tsx'
import { everyState } from './every-state.ts'

interface NothingFoundProps {
  /** Said of a queue that has nothing in any state. */
  empty: string
  counts: RequestCounts | undefined
}

/** Explains an empty queue: everything is decided, or nothing has arrived yet. */
export function NothingFound({ empty, counts }: NothingFoundProps) {
  const [, setParams] = useSearchParams()
  const isDecided = counts?.pending.total === 0 && counts.verified.total + counts.declined.total > 0
  if (!isDecided) return <Text c="dimmed">{empty}</Text>
  return (
    <Stack align="center" gap="sm">
      <Text c="dimmed">{texts.nothingPending}</Text>
      <Button
        variant="default"
        onClick={() => setParams((before) => withParam(before, 'status', everyState), { replace: true })}
      >
        {texts.showAll}
      </Button>
    </Stack>
  )
}
