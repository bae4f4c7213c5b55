import { Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../../lib/api/api-failure.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { holdsQuery, setHold } from './data-protection-calls.ts'

const { dialog: texts, setDone } = dataProtectionTexts.holds

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
  const wrong = fieldsOf(set.error)
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={subjectId !== '' || reason !== ''}
      busy={set.isPending}
      disabled={subjectId.trim() === '' || reason.trim() === ''}
      submitLabel={texts.confirm}
      onSubmit={() => set.mutate()}
    >
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
    </FormDialog>
  )
}
