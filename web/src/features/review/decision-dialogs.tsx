import { Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatNumber, money } from '../../lib/text/format.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import WhoseCertificate from '../certificate/whose-certificate.tsx'
import { feeOf, type Reviewable } from './review-calls.ts'
import { type Decision, type Matching, mostHeld, undoWindowMs } from './use-decisions.ts'

const DecideAllDialog = lazy(() => import('./decide-all-dialog.tsx'))
const ReasonDialog = lazy(() => import('../../ui/dialog/reason-dialog.tsx'))

/** A decision that needs input first: a reason for a rejection, or a confirmation before a selection is accepted. */
export interface AskedDecision {
  kind: 'accept' | 'reject'
  requests: readonly Reviewable[]
  /** Set if the decision is about all that match; `requests` are then only the loaded ones. */
  matching?: Matching | undefined
  /** Moves the focus to the next request after the decision, if it was started with the keyboard. */
  focusNext?: (() => void) | undefined
}

interface DecisionDialogsProps {
  asked: AskedDecision
  onDecide: (decision: Decision) => void
  onClose: () => void
}

export default function DecisionDialogs({ asked, onDecide, onClose }: DecisionDialogsProps) {
  const { kind, requests, matching } = asked
  if (matching) {
    return (
      <Suspense>
        <DecideAllDialog asked={asked} matching={matching} onDecide={onDecide} onClose={onClose} />
      </Suspense>
    )
  }
  const count = formatNumber(requests.length)
  const fee = feeOf(requests)
  const finality =
    requests.length > mostHeld ? texts.final : texts.finalAfter(formatNumber(undoWindowMs / 1000))
  const only = requests.length === 1 ? requests[0] : undefined
  const explained = (text: string) => (
    <Stack gap="xs">
      {only && <WhoseCertificate certificate={only} issuerName={only.issuerName} />}
      <Text inherit>{text}</Text>
    </Stack>
  )
  return (
    <Suspense>
      {kind === 'accept' ? (
        <Confirm
          title={texts.acceptTitle(count)}
          onClose={onClose}
          onConfirm={() => onDecide({ requests })}
          confirmLabel={texts.accept}
          color="indigo"
        >
          {explained(inARow(texts.acceptText, fee > 0 && texts.earns(money(fee)), finality))}
        </Confirm>
      ) : (
        <ReasonDialog
          title={texts.rejectTitle(count)}
          explanation={explained(inARow(texts.rejectText, finality))}
          label={texts.reason}
          quickReasons={texts.quick}
          confirmLabel={texts.reject}
          opened
          busy={false}
          onClose={onClose}
          onConfirm={(reason) => onDecide({ requests, reason })}
        />
      )}
    </Suspense>
  )
}
