import { reviewFlag, reviewStates } from '@credenza/schema/certificate-state/review'
import { Group, SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { reviewTexts as texts } from '../../texts/review.ts'
import { SearchBox, withParam } from '../../ui/search-box.tsx'
import type { RequestFilter } from './review-calls.ts'
import { AssigneeFilter } from './team/assignee-filter.tsx'
import { VerifierClock } from './verifier-clock.tsx'

/** The queue's filter in the address. */
export function useQueueFilter(): RequestFilter {
  const [params] = useSearchParams()
  return {
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    assignedTo: params.get('assignedTo') ?? '',
  }
}

/** Clock, state and search above a verifier's queue. */
export function QueueFilters() {
  const [, setParams] = useSearchParams()
  const { status } = useQueueFilter()
  return (
    <Group gap="sm">
      <VerifierClock />
      <SegmentedControl
        aria-label={texts.statusFilter}
        data={[
          { value: '', label: texts.filters.all },
          ...reviewStates.map((review) => ({ value: reviewFlag[review], label: texts.filters[review] })),
        ]}
        value={status}
        onChange={(value) => setParams((before) => withParam(before, 'status', value), { replace: true })}
      />
      <AssigneeFilter />
      <SearchBox label={texts.search} />
    </Group>
  )
}
