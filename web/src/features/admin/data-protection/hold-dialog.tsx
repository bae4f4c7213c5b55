import { Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../../lib/api/api-failure.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog-buttons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { holdsQuery, setHold } from './data-protection-calls.ts'

const { dialog: texts, setDone } = dataProtectionTexts.holds
const formId = 'set-hold'

/** Asks whose data to hold, why, and until when. */
export default function HoldDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [subjectId, setSubjectId] = useState('')
  const [reason, setReason] = useState('')
  const [lastDay, setLastDay] = useState('')
  const set = useMutation({
    mutationFn: () =>
      setHold({
        subjectId: subjectId.trim(),
        reason: reason.trim(),
        until: lastDay === '' ? null : `${lastDay}T23:59:59Z`,
      }),
    onSuccess: async () => {
      toast.success(setDone)
      onClose()
      await queries.invalidateQueries({ queryKey: holdsQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate()
  }
  const wrong = fieldsOf(set.error)
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onClose}
      unsaved={reason !== ''}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={set.isPending}
          type="submit"
          form={formId}
          disabled={subjectId.trim() === '' || reason.trim() === ''}
        >
          {texts.confirm}
        </DialogButtons>
      }
    >
      <form id={formId} method="post" onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={texts.subject}
            description={texts.subjectHint}
            required
            dir="ltr"
            value={subjectId}
            onChange={({ currentTarget }) => setSubjectId(currentTarget.value)}
            error={wrong.subjectId}
            data-autofocus
          />
          <Textarea
            label={texts.reason}
            description={texts.reasonHint}
            required
            autosize
            minRows={2}
            maxLength={1000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={wrong.reason}
          />
          <DateField label={texts.until} value={lastDay} onChange={setLastDay} clearLabel={texts.noUntil} />
          {set.error && Object.keys(wrong).length === 0 && <Problem text={messageOf(set.error)} />}
        </Stack>
      </form>
    </Dialog>
  )
}
