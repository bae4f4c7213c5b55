import type { CertificateSelection } from '@credenza/schema/selection'
import { Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { formatCount, formatNumber } from '../../lib/text/format.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { impactQuery } from '../batch/batch-calls.ts'
import { askApproval } from './approval-calls.ts'

const texts = approvalTexts.ask
const longest = 1000

/** The certificates to ask about, and their number as far as the page knows; there may be more if it is not exact. */
export interface AskedCertificates {
  selection: CertificateSelection
  count: number
  countIsExact: boolean
}

interface AskDialogProps {
  asked: AskedCertificates
  onClose: () => void
}

/** Asks the signers to approve the chosen certificates, and links to the request. */
export default function AskDialog({ asked, onClose }: AskDialogProps) {
  const { selection: certificates } = asked
  const isNamed = 'ids' in certificates
  const impact = useQuery({ ...impactQuery({ kind: 'sign', certificates }), enabled: !isNamed })
  const shownCount = impact.data
    ? formatNumber(impact.data.total)
    : formatCount(asked.count, asked.countIsExact)
  const [note, setNote] = useState('')
  const [intent] = useState(newIntent)
  const navigate = useNavigate()
  const asking = useMutation({
    mutationFn: () => askApproval({ certificates, note }, intent.keyFor({ certificates, note })),
    onSuccess: ({ data }) => {
      toast.success(texts.done)
      void navigate(`/issuer/approvals/${data._id}`)
    },
  })
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onClose}
      unsaved={note !== ''}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={asking.isPending}
          disabled={!isNamed && !impact.isSuccess}
          onClick={() => asking.mutate()}
        >
          {texts.submit}
        </DialogButtons>
      }
    >
      <Stack>
        <Text c="dimmed">{texts.text(shownCount)}</Text>
        <Textarea
          label={texts.note}
          autosize
          minRows={2}
          maxLength={longest}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        {(asking.error ?? impact.error) && <Problem text={messageOf(asking.error ?? impact.error)} />}
      </Stack>
    </Dialog>
  )
}
