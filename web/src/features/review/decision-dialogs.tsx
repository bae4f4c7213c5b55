import type { Certificate } from '@credenza/schema/certificate'
import { lazy, Suspense } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const ReasonDialog = lazy(() => import('../../ui/reason-dialog.tsx'))

interface DecisionDialogsProps {
  /** What is about to be accepted; nothing while it is empty. */
  accepting: readonly Certificate[]
  rejecting: Certificate | null
  busy: boolean
  onAccept: () => void
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks once more before a decision, since it is final; a rejection says why. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  return (
    <Suspense>
      {props.accepting.length > 0 && (
        <ConfirmDialog
          title={texts.acceptTitle(formatNumber(props.accepting.length))}
          opened
          onClose={props.onClose}
          onConfirm={props.onAccept}
          confirmLabel={texts.accept}
          color="indigo"
        >
          {texts.acceptText}
        </ConfirmDialog>
      )}
      {props.rejecting && (
        <ReasonDialog
          title={texts.rejectTitle}
          explanation={texts.rejectText}
          label={texts.reason}
          quickReasons={texts.quick}
          confirmLabel={texts.reject}
          opened
          busy={props.busy}
          onClose={props.onClose}
          onConfirm={props.onReject}
        />
      )}
    </Suspense>
  )
}
