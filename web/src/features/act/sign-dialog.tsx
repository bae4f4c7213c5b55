import type { Batch } from '@credenza/schema/batch'
import { messages } from '@credenza/schema/messages'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { isLost } from '../../lib/is-lost.ts'
import { formatCount } from '../../lib/text/format.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import { SignatureField } from '../account/signature-field.tsx'
import { useProfile } from '../account/use-profile.ts'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { type BatchImpact, impactQuery } from '../batch/batch-calls.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { hasEnded, phaseOf } from '../batch/batch-state.ts'
import FailureReasons from '../batch/failure-reasons.tsx'
import { ReviewQuoteFacts } from '../batch/review-quote.tsx'
import { useBatch } from '../batch/use-batch.ts'
import { signState } from '../certificate/certificate-state.ts'
import { DocumentPicture } from '../certificate/document-picture.tsx'
import { verificationProblem } from '../certificate/verification-problem.ts'
import type { PlannedAct } from './acts.ts'
import { Impact } from './impact.tsx'
import { NextStep } from './next-step.tsx'
import { useAct } from './use-act.ts'

const texts = certificateTexts.sign
const words = { running: texts.running, done: messages.certificateVerified, failed: texts.failed }
const wordsFor = (count: number) => ({
  ...words,
  refused: (error: unknown) => verificationProblem(error, count),
})

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
  const profile = useProfile()
  const impact = useQuery(impactQuery({ kind: 'sign', certificates }))
  const count = impact.data?.total ?? plan.count
  const lacksApproval = impact.data?.refused.some(({ error }) => error.startsWith('approval_')) ?? false
  const isNothing = impact.data?.willChange === 0
  /** How many will be signed; of those that lack approval, how many could be. */
  const signable = impact.data?.willChange || count
  const isCounted = 'ids' in certificates || impact.isSuccess
  const [digitalSignature, setDigitalSignature] = useState('')
  const [missing, setMissing] = useState(false)
  // As it was before the start: signing what is signed already succeeds, and changes nothing.
  const [before, setBefore] = useState<BatchImpact>()
  const { withConfirmation, question } = useConfirmation()
  const start = useAct(wordsFor(count), onStarted, withConfirmation)
  const query = useBatch(start.data?._id)
  // As it was accepted, until the server answers again.
  const batch = query.data ?? start.data
  const shown = batch && without(batch, signedIn(before))
  const running = start.isPending || (start.isSuccess && !(batch && hasEnded(batch)))
  const signed = batch !== undefined && phaseOf(batch) === 'done'
  const button = single
    ? signState(single, { justSigned: signed })
    : { label: signed ? texts.success : texts.submit, open: !start.isSuccess }
  const open = button.open && !start.isSuccess
  const newlySigned = shown && hasEnded(shown) ? shown.done : 0

  const sign = () => {
    const publicKey = profile.data?.publicKey
    const verifierDigitalSignature = digitalSignature.trim()
    setMissing(verifierDigitalSignature === '' || !publicKey)
    if (verifierDigitalSignature === '' || !publicKey) return
    setBefore(impact.data)
    start.mutate({ kind: 'sign', certificates, publicKey, verifierDigitalSignature })
  }

  if (question) return question
  return (
    <Dialog
      title={single?.title ?? texts.title}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          {batch && <BatchButtons batch={batch} />}
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          <Button
            disabled={(!open && !running) || !isCounted || isNothing}
            loading={running || profile.isPending}
            onClick={sign}
          >
            {button.label}
          </Button>
        </>
      }
    >
      <Stack>
        {open && !(isNothing && !lacksApproval) && (
          <div>
            <Title order={3} fz="md">
              {single
                ? texts.headingFor(single.userName)
                : texts.heading(formatCount(signable, isCounted || plan.countIsExact))}
            </Title>
            <Text c="dimmed">{texts.explanation}</Text>
          </div>
        )}
        {open && single && <DocumentPicture certificate={single} />}
        {open && (count > 1 || isNothing || lacksApproval || impact.isError) && <Impact impact={impact} />}
        {open && lacksApproval && onAsk && (
          <Button
            variant="default"
            leftSection={<Users size={16} />}
            style={{ alignSelf: 'flex-start' }}
            onClick={onAsk}
          >
            {approvalTexts.ask.button}
          </Button>
        )}
        {open && !isNothing && !impact.isError && (
          <ReviewQuoteFacts quote={impact.data?.quote ?? undefined} before="sign" />
        )}
        {!(open && isNothing) && (
          <SignatureField
            value={digitalSignature}
            onChange={setDigitalSignature}
            error={missing ? texts.missing : faultOf(start.error)}
            disabled={!open}
          />
        )}
        {shown && (count > 1 || shown.failed > 0) && <BatchProgress batch={shown} lost={isLost(query)} />}
        {batch && <FailureReasons batch={batch} />}
        {newlySigned > 0 && <NextStep signed={newlySigned} onLeave={onClose} />}
      </Stack>
    </Dialog>
  )
}

/** How many of the certificates were signed already. */
const signedIn = (impact: BatchImpact | undefined): number =>
  impact?.refused.find(({ key }) => key === 'already_signed')?.count ?? 0

/** The progress of what is signed now. The server counts what was signed before as done. */
const without = (batch: Batch, signedBefore: number): Batch => ({
  ...batch,
  total: batch.total - signedBefore,
  done: Math.max(0, batch.done - signedBefore),
})

/** Shows an error in the signature at its field, besides the toast. */
function faultOf(error: Error | null): string | undefined {
  if (!error || error instanceof NotConfirmed) return undefined
  return fieldsOf(error).verifierDigitalSignature ?? messageOf(error, messages.verificationFailed)
}
