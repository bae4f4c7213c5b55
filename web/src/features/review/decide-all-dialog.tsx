import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/text/format.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import ConfirmDialog from '../../ui/dialog/confirm-dialog.tsx'
import ReasonDialog from '../../ui/dialog/reason-dialog.tsx'
import { Impact } from '../act/impact.tsx'
import { impactQuery } from '../batch/batch-calls.ts'
import type { AskedDecision } from './decision-dialogs.tsx'
import { type Decision, type Matching, undoWindowMs } from './use-decisions.ts'

interface DecideAllDialogProps {
  asked: AskedDecision
  matching: Matching
  onDecide: (decision: Decision) => void
  onClose: () => void
}

/** Asks for confirmation before deciding all matching requests, with their number as counted by the server. */
export default function DecideAllDialog({ asked, matching, onDecide, onClose }: DecideAllDialogProps) {
  const { kind, requests } = asked
  const impact = useQuery(impactQuery({ kind: kind === 'accept' ? 'accept' : 'decline', ...matching }))
  const count = impact.isSuccess ? impact.data.willChange : 0
  const decide = (reason?: string) =>
    onDecide({ requests, reason, all: { count, selection: matching.requests } })
  const finality = texts.finalAfter(formatNumber(undoWindowMs / 1000))
  const explanation = (
    <Stack gap="xs">
      <Impact impact={impact} />
      <Text>{inARow(kind === 'accept' ? texts.acceptText : texts.rejectText, finality)}</Text>
    </Stack>
  )
  const asking = { opened: true, busy: false, disabled: count === 0, onClose }
  return kind === 'accept' ? (
    <ConfirmDialog
      {...asking}
      title={texts.acceptAllTitle}
      confirmLabel={texts.accept}
      color="indigo"
      onConfirm={() => decide()}
    >
      {explanation}
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      {...asking}
      title={texts.rejectAllTitle}
      explanation={explanation}
      label={texts.reason}
      quickReasons={texts.quick}
      confirmLabel={texts.reject}
      onConfirm={decide}
    />
  )
}
