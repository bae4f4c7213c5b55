import type { CertificateSelection } from '@credenza/schema/selection'
import { Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { formatNumber } from '../../lib/format.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Problem } from '../../ui/problem.tsx'
import { askApproval } from './approval-calls.ts'

const texts = approvalTexts.ask
const longest = 1000

interface AskDialogProps {
  certificates: CertificateSelection
  count: number
  onClose: () => void
}

/** Asks the signers to approve the chosen certificates, and links to the request. */
export default function AskDialog({ certificates, count, onClose }: AskDialogProps) {
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
        <DialogButtons onCancel={onClose} busy={asking.isPending} onClick={() => asking.mutate()}>
          {texts.submit}
        </DialogButtons>
      }
    >
      <Stack>
        <Text c="dimmed">{texts.text(formatNumber(count))}</Text>
        <Textarea
          label={texts.note}
          autosize
          minRows={2}
          maxLength={longest}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        {asking.error && <Problem text={messageOf(asking.error)} />}
      </Stack>
    </Dialog>
  )
}
