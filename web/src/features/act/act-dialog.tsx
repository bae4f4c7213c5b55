import type { BatchKind } from '@credenza/schema/batch'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { actTexts } from '../../texts/act.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import type { BatchOrder } from '../batch/batch-calls.ts'
import { impactQuery } from '../batch/batch-calls.ts'
import WhoseCertificate from '../certificate/whose-certificate.tsx'
import { type Act, needsReason, type PlannedAct } from './acts.ts'
import { Impact } from './impact.tsx'
import { explains, firstReason } from './reason.ts'
import { ReasonFields } from './reason-fields.tsx'
import { useAct, wordsOf } from './use-act.ts'

const { acts, reason: reasonTexts, exportFormats } = actTexts

interface ActDialogProps {
  /** Signing has its own dialog. */
  plan: PlannedAct & { act: Exclude<Act, 'sign'> }
  onClose: () => void
  onStarted: () => void
}

/** Confirms an act on one or more certificates: shows what it will change and asks for a reason if needed. */
export default function ActDialog({ plan, onClose, onStarted }: ActDialogProps) {
  const { act, selection: certificates, single } = plan
  const texts = acts[act]
  const [reason, setReason] = useState(firstReason)
  const [format, setFormat] = useState<ExportFormat>('zip')
  const impact = useQuery(impactQuery({ kind: act, certificates }))
  const start = useAct(wordsOf(act), () => {
    onStarted()
    onClose()
  })
  const order = (): BatchOrder => {
    if (needsReason(act)) return { kind: act, certificates, ...reason, reason: reason.reason.trim() }
    return act === 'export' ? { kind: act, certificates, format } : { kind: act, certificates }
  }
  const isCounted = 'ids' in certificates || impact.isSuccess
  const ready = isCounted && impact.data?.willChange !== 0 && (!needsReason(act) || explains(reason))
  const parts: Partial<Record<BatchKind, ReactNode>> = {
    suspend: <ReasonFields value={reason} onChange={setReason} readers={reasonTexts.forParties} />,
    revoke: <ReasonFields value={reason} onChange={setReason} readers={reasonTexts.forEverybody} />,
    export: (
      <SegmentedControl
        aria-label={exportFormats.label}
        data={exportChoices}
        value={format}
        onChange={(next) => setFormat(next as ExportFormat)}
      />
    ),
  }
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onClose}
      unsaved={reason.reason.trim() !== ''}
      size="lg"
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={start.isPending}
          color={needsReason(act) ? 'red' : undefined}
          disabled={!ready}
          onClick={() => start.mutate(order())}
        >
          {start.isPending ? texts.running : texts.confirm}
        </DialogButtons>
      }
    >
      <Stack>
        {single && <WhoseCertificate certificate={single} />}
        <Text c="dimmed">{texts.explanation}</Text>
        <Impact impact={impact} />
        {parts[act]}
      </Stack>
    </Dialog>
  )
}

type ExportFormat = keyof typeof exportFormats.choices
const exportChoices = Object.entries(exportFormats.choices).map(([value, label]) => ({ value, label }))
