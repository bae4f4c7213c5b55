import type { ApprovalRequest } from '@credenza/schema/approval'
import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { approvalTexts as texts } from '../../texts/approval.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { GuardedProblem } from '../account/profile/guarded-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { approve, reject } from './approval-calls.ts'

const ReasonDialog = lazy(() => import('../../ui/dialog/reason-dialog.tsx'))

/** Lets a signer approve or reject what is shown. Both ask for a second factor if none was shown recently. */
export default function DecideButtons({ request }: { request: ApprovalRequest }) {
  const queries = useQueryClient()
  const [step, setStep] = useState<'approve' | 'reject'>()
  const doneWith = (words: string) => ({
    onDone: () => {
      toast.success(words)
      setStep(undefined)
      void readAgain(queries, 'approvals')
    },
  })
  const approving = useGuarded(approve, doneWith(texts.approve.done))
  const rejecting = useGuarded(reject, doneWith(texts.reject.done))
  const question = approving.question ?? rejecting.question
  const close = () => setStep(undefined)
  return (
    <>
      <Button onClick={() => setStep('approve')}>{texts.approve.button}</Button>
      <Button variant="default" onClick={() => setStep('reject')}>
        {texts.reject.button}
      </Button>
      {question}
      {step === 'approve' && !question && (
        <Dialog
          title={texts.approve.title}
          opened
          onClose={close}
          footer={
            <DialogButtons
              onCancel={close}
              busy={approving.isPending}
              onClick={() => approving.start(request)}
              data-autofocus
            >
              {texts.approve.button}
            </DialogButtons>
          }
        >
          <Text>{texts.approve.text(formatNumber(request.total))}</Text>
          <GuardedProblem act={approving} />
        </Dialog>
      )}
      <Suspense>
        {step === 'reject' && !question && (
          <ReasonDialog
            title={texts.reject.title}
            explanation={texts.reject.text}
            label={texts.reject.reason}
            quickReasons={texts.reject.quick}
            confirmLabel={texts.reject.button}
            opened
            busy={rejecting.isPending}
            problem={rejecting.problem}
            onClose={close}
            onConfirm={(reason) => rejecting.start({ id: request._id, reason })}
          />
        )}
      </Suspense>
    </>
  )
}
