import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { actTexts } from '../../texts/act.ts'
import { common } from '../../texts/common.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { SignatureField } from '../account/signature-field.tsx'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { impactQuery } from '../batch/batch-calls.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { hasEnded } from '../batch/batch-state.ts'
import FailureReasons from '../batch/failure-reasons.tsx'
import type { PlannedAct } from './acts.ts'
import { BeforeSigning } from './before-signing.tsx'
import { NextStep } from './next-step.tsx'
import { useSigning } from './use-signing.ts'

interface SignDialogProps {
  plan: PlannedAct
  onClose: () => void
  onStarted: () => void
  /** Asks the signers to approve the certificates instead; undefined if this person may not. */
  onAsk?: (() => void) | undefined
}

/** The issuer signs one or more certificates with its digital signature (readings R3), and sees what follows. */
export default function SignDialog({ plan, onClose, onStarted, onAsk }: SignDialogProps) {
  const { selection: certificates, single } = plan
  const impact = useQuery(impactQuery({ kind: 'sign', certificates }))
  const count = impact.data?.total ?? plan.count
  const isNothing = impact.data?.willChange === 0
  const isCounted = 'ids' in certificates || impact.isSuccess
  const signing = useSigning({ plan, count, impact: impact.data, onStarted })
  const { isOpen, isRunning, batch, progress } = signing
  const newlySigned = progress && hasEnded(progress) ? progress.done : 0

  if (signing.question) return signing.question
  return (
    <Dialog
      title={single?.title ?? actTexts.sign.title}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          {batch && <BatchButtons batch={batch} />}
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          <ActButton
            disabled={(!isOpen && !isRunning) || !isCounted || isNothing}
            busy={isRunning}
            loading={isRunning || signing.isPreparing}
            onClick={({ currentTarget }) => signing.sign(currentTarget.closest('[role="dialog"]'))}
          >
            {signing.label}
          </ActButton>
        </>
      }
    >
      <Stack>
        {isOpen && <BeforeSigning plan={plan} impact={impact} onAsk={onAsk} />}
        {!(isOpen && isNothing) && <SignatureField {...signing.signature} disabled={!isOpen} />}
        <FormProblem error={signing.refused} fields={['verifierDigitalSignature']} />
        {progress && (count > 1 || progress.failed > 0) && (
          <BatchProgress batch={progress} lost={signing.isLost} />
        )}
        {batch && <FailureReasons batch={batch} />}
        {newlySigned > 0 && <NextStep signed={newlySigned} onLeave={onClose} />}
      </Stack>
    </Dialog>
  )
}
