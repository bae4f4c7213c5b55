import type { Certificate } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { Button, FileInput, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import toast from 'react-hot-toast'
import { ApiFailure, fieldsOf } from '../../lib/api/api-failure.ts'
import { focusFirstFaulty } from '../../lib/form/faulty-fields.ts'
import { acceptedFiles, certificateFileLimit, fileFault } from '../../lib/form/file-fault.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { actTexts } from '../../texts/act.ts'
import { common } from '../../texts/common.ts'
import { uploadTexts } from '../../texts/upload.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useFocusAfterAct } from '../../ui/use-focus-after-act.ts'
import { type Confirmation, NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import { wantsSecondFactor } from '../account/security/wants-second-factor.ts'
import { SignatureField } from '../account/signature-field.tsx'
import { useProfile } from '../account/use-profile.ts'
import { AskFirst, isLackOfApproval } from '../batch/ask-first.tsx'
import { impactQuery } from '../batch/batch-calls.ts'
import { ReviewQuoteFacts } from '../batch/review-quote.tsx'
import { signState } from '../certificate/certificate-state.ts'
import { verificationProblem } from '../certificate/verification-problem.ts'
import { CertificateFile } from './certificate-file.tsx'
import { answerUpload } from './upload-calls.ts'

const texts = uploadTexts.answer
const signTexts = actTexts.sign

interface AnswerDialogProps {
  certificate: Certificate
  onClose: () => void
  onStarted: () => void
  /** Asks the signers to approve the certificate first; undefined if this person may not. */
  onAsk?: (() => void) | undefined
}

/**
 * Lets the issuer vouch for a user's uploaded certificate with its digital signature and a letter of authority
 * (specification, section 2, Certificate modal for issuer verification).
 */
export default function AnswerDialog({ certificate, onClose, onStarted, onAsk }: AnswerDialogProps) {
  const profile = useProfile()
  const [digitalSignature, setDigitalSignature] = useState('')
  const [letter, setLetter] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { withConfirmation, question } = useConfirmation()
  const answer = useAnswer(withConfirmation, onStarted)
  const { label, open } = signState(certificate, { justSigned: answer.isSuccess })
  const impact = useQuery({
    ...impactQuery({ kind: 'sign', certificates: { ids: [certificate._id] } }),
    enabled: open,
  })
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(answer.isPending, button)
  const refused = answer.error instanceof NotConfirmed ? null : answer.error
  const faults = fieldsOf(refused)
  const lacksApproval = refused instanceof ApiFailure && isLackOfApproval(refused.code)
  const missing = (value: unknown) => (isMissing && !value ? messages.missingVerificationData : undefined)

  const verify = () => {
    const publicKey = profile.data?.publicKey
    const signature = digitalSignature.trim()
    const isComplete = signature !== '' && publicKey && letter
    // Drawn at once, so that what is missing can take the focus.
    flushSync(() => setMissing(!isComplete))
    if (!isComplete) focusFirstFaulty(button.current?.closest('[role="dialog"]') ?? null)
    if (!isComplete || fileFault(letter, certificateFileLimit)) return
    answer.mutate({ certificateId: certificate._id, publicKey, digitalSignature: signature, letter })
  }

  if (question) return question
  return (
    <Dialog
      title={certificate.title}
      opened
      onClose={onClose}
      size="xl"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          <Button
            ref={button}
            disabled={!open && !answer.isPending}
            loading={answer.isPending}
            onClick={verify}
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack>
        {open && (
          <div>
            <Title order={3} fz="md">
              {signTexts.headingFor(certificate.userName)}
            </Title>
            <Text c="dimmed">{texts.explanation}</Text>
          </div>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Stack>
            <CertificateFile path={certificate.doc_url} name={certificate.title} />
          </Stack>
          <Stack>
            {open && !impact.isError && (
              <ReviewQuoteFacts quote={impact.data?.quote ?? undefined} before="answer" />
            )}
            <SignatureField
              value={digitalSignature}
              onChange={setDigitalSignature}
              error={missing(digitalSignature.trim()) ?? faults.verifierDigitalSignature}
              disabled={!open}
            />
            <FileInput
              label={texts.letter}
              description={texts.letterHint}
              placeholder={common.selectPlaceholder(texts.letter)}
              required
              accept={Object.keys(acceptedFiles).join(',')}
              clearable
              value={letter}
              onChange={setLetter}
              error={
                missing(letter) ??
                (letter ? (fileFault(letter, certificateFileLimit) ?? faults.loa_doc) : undefined)
              }
              disabled={!open}
            />
          </Stack>
        </SimpleGrid>
        <FormProblem error={refused} fields={['verifierDigitalSignature', 'loa_doc']} />
        {lacksApproval && onAsk && <AskFirst onAsk={onAsk} />}
        {answer.isSuccess && <Text role="status">{signTexts.next('1')}</Text>}
      </Stack>
    </Dialog>
  )
}

function useAnswer(confirmed: Confirmation['withConfirmation'], onAnswered: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Parameters<typeof answerUpload>[0]) =>
      confirmed(() =>
        toast.promise(answerUpload(answer), {
          loading: signTexts.running,
          success: messages.certificateVerified,
          error: (error) => (wantsSecondFactor(error) ? null : verificationProblem(error, 1)),
        }),
      ),
    onSuccess: () => {
      onAnswered()
      return readAgain(queries, 'certificates')
    },
  })
}
