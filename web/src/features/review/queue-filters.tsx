import type { Certificate } from '@credenza/schema/certificate'
import { type ReviewState, reviewFlag, reviewStates } from '@credenza/schema/certificate-state/review'
import type { RequestCounts } from '@credenza/schema/fee'
import { Group, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatCount } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ListFilters } from '../../ui/table/list-filters.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { everyState } from './every-state.ts'
import styles from './queue-filters.module.css'
import { type RequestFilter, requestChoicesQuery } from './review-calls.ts'
import { VerifierClock } from './verifier-clock.tsx'

const AssigneeFilter = lazy(() => import('./team/assignee-filter.tsx'))

const selectParams = ['issuer', 'category', 'signed', 'assignedTo']
/** The parameters of the address by which a queue is searched and filtered, besides the state. */
export const queueParams = ['search', ...selectParams]

const signedChoices = [
  { value: '', label: texts.filterBy.signedOrNot },
  { value: 'true', label: texts.filterBy.ready },
  { value: 'false', label: texts.filterBy.notSigned },
]

/** The queue's filter in the address. */
export function useQueueFilter(): Required<RequestFilter> {
  const [params] = useSearchParams()
  const status = params.get('status') ?? reviewFlag.pending
  return {
    search: params.get('search') ?? '',
    status: status === everyState ? '' : status,
    assignedTo: params.get('assignedTo') ?? '',
    issuerName: params.get('issuer') ?? '',
    category: params.get('category') ?? '',
    signed: signedFilter(params.get('signed')),
  }
}

const signedFilter = (value: string | null): string =>
  signedChoices.find((choice) => choice.value === value)?.value ?? ''

/** A clock and filters by state with the number of requests in each, beside the title of a verifier's queue. */
export function QueueStates({ counts }: { counts: RequestCounts | undefined }) {
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
    </Group>
  )
}

/** A search and filters above a verifier's queue. */
export function QueueFilters({ origin }: { origin: Certificate['origin'] }) {
  const { issuerName, category } = useQueueFilter()
  const { data } = useQuery(requestChoicesQuery(origin))
  return (
    <ListFilters search={texts.search} params={selectParams}>
      <FilterSelect
        param="issuer"
        label={texts.columns.issuer}
        choices={choicesOf(texts.filterBy.allIssuers, data?.issuers, issuerName)}
      />
      <FilterSelect
        param="category"
        label={texts.columns.type}
        choices={choicesOf(texts.filterBy.allTypes, data?.categories, category)}
      />
      <FilterSelect param="signed" label={texts.columns.signed} choices={signedChoices} />
      <Suspense>
        <AssigneeFilter />
      </Suspense>
    </ListFilters>
  )
}

/** The chosen value stays a choice while the others load, and if no request has it any more. */
function choicesOf(all: string, values: readonly string[] = [], chosen: string) {
  const shown = chosen === '' || values.includes(chosen) ? values : [chosen, ...values]
  return [{ value: '', label: all }, ...shown.map((value) => ({ value, label: value }))]
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
