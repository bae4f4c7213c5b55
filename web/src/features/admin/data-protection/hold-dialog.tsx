import { endOfDay } from '@credenza/schema/certificate-state/expiry'
import { reasonMaxLength } from '@credenza/schema/constants'
import { Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { isUnread } from '../../../lib/text/read-date.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { DateField } from '../../../ui/field/date-field.tsx'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { type Found, findAccounts, findOrganisations } from '../find.ts'
import { FoundSelect } from '../found-select.tsx'
import { setHold } from './data-protection-calls.ts'

const { dialog: texts, setDone } = dataProtectionTexts.holds

/** Asks whose data to hold, why, and until when. */
export default function HoldDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [subject, setSubject] = useState<Found>()
  const [reason, setReason] = useState('')
  const [lastDay, setLastDay] = useState('')
  const set = useMutation({
    mutationFn: () =>
      setHold({
        subjectId: subject?.value ?? '',
        reason: reason.trim(),
        until: lastDay === '' ? null : endOfDay(lastDay),
      }),
    onSuccess: async () => {
      toast.success(setDone)
      onClose()
      await readAgain(queries, 'holds')
    },
  })
  const wrong = fieldsOf(set.error)
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={subject !== undefined || reason !== ''}
      busy={set.isPending}
      disabled={!subject || reason.trim() === ''}
      submitLabel={texts.confirm}
      onSubmit={() => {
        if (!isUnread(lastDay)) set.mutate()
      }}
    >
      <Stack>
        <FoundSelect
          label={texts.subject}
          description={texts.subjectHint}
          chosen={subject}
          onChange={setSubject}
          noun="subjects"
          find={findSubjects}
          error={wrong.subjectId}
        />
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          required
          autosize
          minRows={2}
          maxLength={reasonMaxLength}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={wrong.reason}
        />
        <DateField label={texts.until} value={lastDay} onChange={setLastDay} clearLabel={texts.noUntil} />
        <FormProblem error={set.error} fields={['subjectId', 'reason']} />
      </Stack>
    </FormDialog>
  )
}

const findSubjects = async (search: string, signal: AbortSignal) =>
  (await Promise.all([findOrganisations(search, signal), findAccounts(search, signal)])).flat()
