import type { Certificate } from '@credenza/schema/certificate'
import { reviewFlag } from '@credenza/schema/certificate-state/review'
import type { RequestSelection } from '@credenza/schema/selection'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useSort } from '../../lib/list/use-sort.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatCount } from '../../lib/text/format.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { common } from '../../texts/common.ts'
import { Page } from '../../ui/page/page.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { ApprovedOnly } from '../account/approved-only.tsx'
import { useChoice } from '../act/use-choice.ts'
import { codeAdvice } from '../certificate/code-advice.tsx'
import type { Decisions } from './decision-buttons.tsx'
import type { AskedDecision } from './decision-dialogs.tsx'
import { isOpen } from './decision-state.ts'
import styles from './held-decision.module.css'
import { QueueFilters, QueueStates, useQueueFilter } from './queue-filters.tsx'
import { isUnreadable, QueueHead } from './queue-head.tsx'
import { queueShortcuts } from './queue-shortcuts.ts'
import { type FetchQueue, queueQuery, type Reviewable, requestCountsQuery } from './review-calls.ts'
import { useDrafts } from './team/use-drafts.ts'
import { type Decision, useDecisions, useMarked } from './use-decisions.ts'
import { useNotice } from './use-notice.tsx'
import { useSteady } from './use-steady.ts'

const DecisionDialogs = lazy(() => import('./decision-dialogs.tsx'))
const NothingFound = lazy(() => import('./nothing-found.tsx'))
const QueueSelection = lazy(() => import('./queue-selection.tsx'))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))
const ViewDialog = lazy(() => import('./view-dialog.tsx'))

interface RequestQueueProps {
  origin: Certificate['origin']
  words: { title: string; lead: string; table: string; empty: string }
  fetchPage: FetchQueue
  columns: (onView: (certificateId: string) => void, decisions: Decisions) => Columns<Reviewable>
  /** The columns by which the queue can be sorted. */
  sortColumns?: readonly string[]
  /** The column that titles the cards on a phone. */
  cardTitle?: string
}

/** One of the verifier's two queues, with decisions on one request or a selection. */
export function RequestQueue(props: RequestQueueProps) {
  return (
    <ApprovedOnly title={props.words.title}>
      <Queue {...props} />
    </ApprovedOnly>
  )
}

function Queue({ origin, words, fetchPage, columns, sortColumns = [], cardTitle }: RequestQueueProps) {
  const filter = useQueueFilter()
  const sort = useSort(sortColumns)
  const query = { ...filter, sort: sort.value }
  const decisions = useDecisions(origin)
  const mayReview = usePermitted()('review')
  const fetched = usePagedList(queueQuery(origin, query, fetchPage))
  const list = useMarked(fetched, decisions.marks)
  const counts = useQuery(requestCountsQuery(origin, filter)).data
  useFailureToast(list.state === 'error', common.dataFailed)
  const openRows = useMemo(() => list.rows.filter(isOpen), [list.rows])
  const choice = useChoice({ ...list, rows: openRows }, filter)
  const [viewed, setViewed] = useState<string | null>(null)
  const drafts = useDrafts()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const chosen = openRows.filter((row) => choice.selected[row._id])
  const matching = choice.isAll ? { origin, requests: choice.selection() as RequestSelection } : undefined
  const pending = filter.status === reviewFlag.pending ? list : counts?.pending
  const hasMore = list.rows.length < (list.total ?? 0) || !list.totalIsExact

  const decide = (decision: Decision) => {
    asked?.focusNext?.()
    setAsked(null)
    const decided = new Set(decision.requests.map(({ _id }) => _id))
    if (decision.all || chosen.every(({ _id }) => decided.has(_id))) choice.clear()
    decisions.decide(decision)
    setViewed((id) => id && (idAfter(list.rows, id) ?? id))
  }
  const closeView = () => {
    drafts.discard()
    setViewed(null)
  }
  const accept = (request: Reviewable) => decide({ requests: [request] })
  const reject = (request: Reviewable, focusNext?: () => void) =>
    setAsked({ kind: 'reject', requests: [request], focusNext })
  const onShortcut = queueShortcuts({
    onAccept: accept,
    onReject: reject,
    onView: setViewed,
    onUndo: decisions.undoHeld,
    onHelp: () => setIsHelpOpen(true),
    mayReview,
  })
  const actions = useSteady({ onAccept: accept, onReject: reject })
  const drawnColumns = useMemo(() => columns(setViewed, actions), [columns, actions])
  const notice = useNotice(decisions)

  return (
    <Page title={words.title} lead={words.lead} actions={<QueueStates counts={counts} />}>
      <Stack gap="sm">
        <QueueFilters origin={origin} />
        <QueueHead
          list={list}
          onHelp={() => setIsHelpOpen(true)}
          bar={
            (chosen.length > 0 || matching) && (
              <QueueSelection
                requests={chosen}
                matching={matching}
                pending={formatCount(pending?.total ?? 0, pending?.totalIsExact ?? true)}
                onAsk={setAsked}
                onChooseAll={pending && choice.canChooseAll && hasMore ? choice.chooseAll : undefined}
                onClear={choice.clear}
              />
            )
          }
        />
        {!isUnreadable(list) && (
          <ListTable
            label={words.table}
            columns={drawnColumns}
            list={list}
            sort={sort}
            cardTitle={cardTitle}
            onShortcut={onShortcut}
            emptyAction={
              codeAdvice(filter.search) ?? (
                <Suspense>
                  <NothingFound empty={words.empty} counts={counts} />
                </Suspense>
              )
            }
            selection={{
              selected: choice.selected,
              onChange: choice.onChange,
              nameOf: (row) => `${row.title}${common.comma}${row.userName}`,
              selectable: isOpen,
            }}
          />
        )}
      </Stack>
      <Suspense>
        {viewed && !asked && !isHelpOpen && (
          <ViewDialog
            list={list}
            certificateId={viewed}
            notice={notice}
            drafts={drafts}
            onView={setViewed}
            onShortcut={onShortcut}
            onClose={closeView}
            onAccept={accept}
            onReject={reject}
          />
        )}
      </Suspense>
      <Suspense>{isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}</Suspense>
      <Suspense>
        {asked && <DecisionDialogs asked={asked} onDecide={decide} onClose={() => setAsked(null)} />}
      </Suspense>
      {!viewed && notice && <div className={styles.floating}>{notice}</div>}
    </Page>
  )
}

function idAfter(rows: readonly Reviewable[], id: string): string | undefined {
  const place = rows.findIndex((row) => row._id === id)
  return place < 0 ? undefined : rows[place + 1]?._id
}
