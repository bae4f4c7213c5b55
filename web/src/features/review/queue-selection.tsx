import { Button, Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import type { AskedDecision } from './decision-dialogs.tsx'
import { isAcceptable } from './decision-state.ts'
import type { Reviewable } from './review-calls.ts'
import type { Matching } from './use-decisions.ts'

const AssignMenu = lazy(() => import('./team/assign-menu.tsx'))

interface QueueSelectionProps {
  /** The chosen requests that are loaded. */
  requests: readonly Reviewable[]
  /** The filter, if all that match are chosen, whether loaded or not. */
  matching: Matching | undefined
  /** How many pending requests match, in words. */
  pending: string
  onAsk: (asked: AskedDecision) => void
  /** Undefined if there are no more to choose. */
  onChooseAll: (() => void) | undefined
  onClear: () => void
}

/** A verifier's chosen requests and the actions on all of them. */
export default function QueueSelection(props: QueueSelectionProps) {
  const { requests, matching, pending, onAsk, onChooseAll, onClear } = props
  const mayReview = usePermitted()('review')
  const acceptable = requests.filter(isAcceptable)
  const [count, accept, reject] = matching
    ? [allChosen(matching), texts.acceptAll, texts.rejectAll]
    : [
        common.rowsSelected(formatNumber(requests.length)),
        texts.acceptMany(formatNumber(acceptable.length)),
        texts.rejectMany(formatNumber(requests.length)),
      ]
  return (
    <>
      <Text fz="sm" role="status">
        {count}
      </Text>
      {!matching && mayReview && acceptable.length < requests.length && (
        <Text fz="sm" c="dimmed">
          {texts.notSignedAmong(formatNumber(requests.length - acceptable.length))}
        </Text>
      )}
      {onChooseAll && (
        <Button size="compact-sm" variant="subtle" onClick={onChooseAll}>
          {texts.chooseAll(pending)}
        </Button>
      )}
      {mayReview && (matching || acceptable.length > 0) && (
        <Button size="compact-sm" onClick={() => onAsk({ kind: 'accept', requests: acceptable, matching })}>
          {accept}
        </Button>
      )}
      {mayReview && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onAsk({ kind: 'reject', requests, matching })}
        >
          {reject}
        </Button>
      )}
      {mayReview && !matching && (
        <Suspense>
          <AssignMenu certificateIds={requests.map(({ _id }) => _id)} />
        </Suspense>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" c="inherit" onClick={onClear}>
        {common.clearSelection}
      </Button>
    </>
  )
}

function allChosen({ requests }: Matching): string {
  const left = 'except' in requests ? requests.except.length : 0
  return left === 0 ? texts.allChosen : texts.allChosenBut(formatNumber(left))
}
