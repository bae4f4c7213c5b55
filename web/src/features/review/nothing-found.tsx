import type { RequestCounts } from '@credenza/schema/fee'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { reviewTexts as texts } from '../../texts/review.ts'
import { ClearFilters } from '../../ui/table/clear-filters.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { everyState } from './every-state.ts'
import { queueParams } from './queue-filters.tsx'

interface NothingFoundProps {
  /** Said of a queue that has nothing in any state. */
  empty: string
  counts: RequestCounts | undefined
}

/**
 * Explains an empty queue: everything that matches is decided, nothing matches, or nothing has arrived yet. A search and filters
 * can be cleared here.
 */
export default function NothingFound({ empty, counts }: NothingFoundProps) {
  const [params, setParams] = useSearchParams()
  const clear = queueParams.some((name) => params.get(name)) && <ClearFilters params={queueParams} />
  const isDecided = counts?.pending.total === 0 && counts.verified.total + counts.declined.total > 0
  if (!isDecided) return clear || <Text c="dimmed">{empty}</Text>
  return (
    <Stack align="center" gap="sm">
      <Text c="dimmed">{texts.nothingPending}</Text>
      <Group gap="sm" justify="center">
        <Button
          variant="default"
          onClick={() => setParams((before) => withParam(before, 'status', everyState), { replace: true })}
        >
          {texts.showAll}
        </Button>
        {clear}
      </Group>
    </Stack>
  )
}
