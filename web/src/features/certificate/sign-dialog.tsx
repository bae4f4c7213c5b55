import type { Certificate } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { Button, FileInput, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { type BulkProgress, runInChunks } from '../../lib/bulk.ts'
import { formatNumber } from '../../lib/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { BulkProgressBar } from '../../ui/bulk-progress.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useProfile } from '../account/use-profile.ts'
import { signCertificates } from './certificate-calls.ts'
import { signState } from './certificate-state.ts'

const texts = certificateTexts.sign

/** The issuer signs one or many certificates with the digital signature pasted from My Profile (readings R3). */
export default function SignDialog({
  certificates,
  onClose,
}: {
  certificates: Certificate[]
  onClose: () => void
}) {
  const queries = useQueryClient()
  const profile = useProfile()
  const [digitalSignature, setDigitalSignature] = useState('')
  const [fault, setFault] = useState('')
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [running, setRunning] = useState(false)
  const allDone = progress !== null && progress.done.length === progress.total
  const single = certificates.length === 1 ? certificates[0] : undefined
  const button = single
    ? signState(single, allDone)
    : { label: allDone ? texts.success : texts.submit, open: !allDone }

  const sign = async (ids: string[]) => {
    const publicKey = profile.data?.publicKey
    if (digitalSignature.trim() === '' || !publicKey) return setFault(texts.missing)
    setFault('')
    setRunning(true)
    const toastId = toast.loading(texts.running)
    const end = await runInChunks(
      ids,
      async (chunk) => {
        try {
          return await signCertificates(chunk, { publicKey, digitalSignature: digitalSignature.trim() })
        } catch (error) {
          const field = error instanceof ApiFailure ? error.fields.verifierDigitalSignature : undefined
          if (field) setFault(field)
          throw error
        }
      },
      setProgress,
    )
    setRunning(false)
    await queries.invalidateQueries({ queryKey: ['certificates'] })
    if (end.failed.length === 0) return toast.success(messages.certificateVerified, { id: toastId })
    toast.error(end.failed[0]!.message, { id: toastId })
  }

  return (
    <Dialog
      title={single ? single.title : texts.title}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          <Button
            disabled={!button.open}
            loading={running}
            onClick={() => void sign(certificates.map((certificate) => certificate._id))}
          >
            {button.label}
          </Button>
        </>
      }
    >
      <Stack>
        <Text c="dimmed">
          {texts.selected(formatNumber(certificates.length))} {texts.explanation}
        </Text>
        <TextInput
          label={texts.field}
          required
          autoComplete="off"
          spellCheck={false}
          value={digitalSignature}
          onChange={(event) => setDigitalSignature(event.currentTarget.value)}
          error={fault}
          disabled={!button.open}
          data-autofocus
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <FileInput label={texts.loa} description={texts.loaHint} disabled />
        {progress && certificates.length > 1 && (
          <BulkProgressBar
            progress={progress}
            label={texts.progress}
            running={running}
            onRetryFailed={() => void sign(progress.failed.map((item) => item.id))}
          />
        )}
      </Stack>
    </Dialog>
  )
}
