import { type ReviewState, reviewFlag, reviewStates } from '@credenza/schema/certificate-state/review'
import type { RequestCounts } from '@credenza/schema/fee'
import { Group, SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { SearchBox, withParam } from '../../ui/table/search-box.tsx'
import { everyState } from './every-state.ts'
import styles from './queue-filters.module.css'
import type { RequestFilter } from './review-calls.ts'
import { AssigneeFilter } from './team/assignee-filter.tsx'
import { VerifierClock } from './verifier-clock.tsx'

/** The queue's filter in the address. */
export function useQueueFilter(): RequestFilter {
  const [params] = useSearchParams()
  const status = params.get('status') ?? reviewFlag.pending
  return {
    search: params.get('search') ?? '',
    status: status === everyState ? '' : status,
    assignedTo: params.get('assignedTo') ?? '',
  }
}

/** A clock, filters by state with the number of requests in each, and a search, above a verifier's queue. */
export function QueueFilters({ counts }: { counts: RequestCounts | undefined }) {
  const [, setParams] = useSearchParams()
  const { status } = useQueueFilter()
  return (
    <Group gap="sm">
      <VerifierClock />
      <SegmentedControl
        className={styles.states}
        aria-label={texts.statusFilter}
        data={[
          ...reviewStates.map((review) => ({
            value: reviewFlag[review],
            label: <State label={texts.filters[review]} count={counts?.[review]} />,
          })),
          { value: everyState, label: <State label={texts.filters.all} count={counts && sumOf(counts)} /> },
        ]}
        value={status === '' ? everyState : status}
        onChange={(value) => setParams((before) => withParam(before, 'status', value), { replace: true })}
      />
      <AssigneeFilter />
      <SearchBox label={texts.search} />
    </Group>
  )
}

type Count = RequestCounts[ReviewState]

function State({ label, count }: { label: string; count: Count | undefined }) {
  return (
    <>
      <span>{label}</span>
      {count && <span className={styles.count}> {formatCount(count.total, count.totalIsExact)}</span>}
    </>
  )
}

const sumOf = (counts: RequestCounts): Count => ({
  total: reviewStates.reduce((sum, review) => sum + counts[review].total, 0),
  totalIsExact: reviewStates.every((review) => counts[review].totalIsExact),
})
