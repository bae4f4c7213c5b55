import type { Batch } from '@credenza/schema/batch'
import { messages } from '@credenza/schema/messages'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { focusFirstFaulty } from '../../lib/form/faulty-fields.ts'
import { isLost } from '../../lib/is-lost.ts'
import { actTexts } from '../../texts/act.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import { useProfile } from '../account/use-profile.ts'
import type { BatchImpact } from '../batch/batch-calls.ts'
import { hasEnded, phaseOf } from '../batch/batch-state.ts'
import { useBatch } from '../batch/use-batch.ts'
import { signState } from '../certificate/certificate-state.ts'
import { verificationProblem } from '../certificate/verification-problem.ts'
import type { PlannedAct } from './acts.ts'
import { useAct } from './use-act.ts'

const texts = actTexts.sign

interface Signing {
  plan: PlannedAct
  /** How many certificates are chosen. */
  count: number
  impact: BatchImpact | undefined
  onStarted: () => void
}

/** Signs certificates with the digital signature that is typed, and follows the batch that does it. */
export function useSigning({ plan: { selection: certificates, single }, count, impact, onStarted }: Signing) {
  const profile = useProfile()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  // As it was before the start: signing what is signed already succeeds, and changes nothing.
  const [before, setBefore] = useState<BatchImpact>()
  const { withConfirmation, question } = useConfirmation()
  const start = useAct(wordsFor(count), onStarted, withConfirmation)
  const query = useBatch(start.data?._id)
  // As it was accepted, until the server answers again.
  const batch = query.data ?? start.data
  const isRunning = start.isPending || (start.isSuccess && !(batch && hasEnded(batch)))
  const justSigned = batch !== undefined && phaseOf(batch) === 'done'
  const button = single
    ? signState(single, { justSigned })
    : { label: justSigned ? texts.success : texts.submit, open: true }

  /** Starts it, or moves the focus to what is missing within `dialog`. */
  const sign = (dialog: Element | null) => {
    const publicKey = profile.data?.publicKey
    const verifierDigitalSignature = typed.trim()
    const isComplete = verifierDigitalSignature !== '' && publicKey
    // Drawn at once, so that what is missing can take the focus.
    flushSync(() => setMissing(!isComplete))
    if (!isComplete) {
      focusFirstFaulty(dialog)
      return
    }
    setBefore(impact)
    start.mutate({ kind: 'sign', certificates, publicKey, verifierDigitalSignature })
  }

  return {
    signature: {
      value: typed,
      onChange: setTyped,
      error: isMissing ? texts.missing : fieldsOf(start.error).verifierDigitalSignature,
    },
    sign,
    /** Why it was not started, besides what stands at the signature. */
    refused: start.error instanceof NotConfirmed ? null : start.error,
    label: button.label,
    /** Whether the certificates can be signed now. */
    isOpen: button.open && !start.isSuccess,
    isRunning,
    isPreparing: profile.isPending,
    batch,
    progress: batch && without(batch, signedIn(before)),
    isLost: isLost(query),
    /** Shown instead of the dialog, if there is one. */
    question,
  }
}

const wordsFor = (count: number) => ({
  running: texts.running,
  done: messages.certificateVerified,
  failed: certificateTexts.verification.failed,
  refused: (error: unknown) => verificationProblem(error, count),
})

/** How many of the certificates were signed already. */
const signedIn = (impact: BatchImpact | undefined): number =>
  impact?.refused.find(({ key }) => key === 'already_signed')?.count ?? 0

/** The progress of what is signed now. The server counts what was signed before as done. */
const without = (batch: Batch, signedBefore: number): Batch => ({
  ...batch,
  total: batch.total - signedBefore,
  done: Math.max(0, batch.done - signedBefore),
})
