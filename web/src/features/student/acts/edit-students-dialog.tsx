import type { SharedDetails } from '@credenza/schema/batch'
import { studentYears } from '@credenza/schema/constants'
import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldsOf, messageOf } from '../../../lib/api/api-failure.ts'
import { common } from '../../../texts/common.ts'
import { studentTexts } from '../../../texts/student.ts'
import { studentPageTexts as texts } from '../../../texts/student-page.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useAct } from '../../act/use-act.ts'
import type { PlannedStudents } from './student-acts.ts'
import { useStudentCount } from './use-student-count.ts'

const { title, text, running, done } = texts.acts['edit-students']
const labels = studentTexts.add.fields
const fields = ['collegeName', 'courseName', 'year'] as const satisfies (keyof SharedDetails)[]
const years = studentYears(new Date().getFullYear())

interface EditStudentsDialogProps {
  planned: PlannedStudents
  onClose: () => void
  onStarted: () => void
}

/** Gives the chosen students the same details: only those that are ticked change. */
export default function EditStudentsDialog({ planned, onClose, onStarted }: EditStudentsDialogProps) {
  const { selection: students } = planned
  const { shownCount, isCounted, error } = useStudentCount('edit-students', planned)
  const [details, setDetails] = useState<SharedDetails>({})
  const start = useAct({ running, done, failed: texts.failed }, () => {
    onStarted()
    onClose()
  })
  const errors = start.error ? fieldsOf(start.error) : {}
  const isTouched = Object.keys(details).length > 0
  const set = (field: keyof SharedDetails, value: string | undefined) =>
    setDetails(({ [field]: _, ...others }) => (value === undefined ? others : { ...others, [field]: value }))
  const input = (field: keyof SharedDetails) => ({
    'aria-label': labels[field],
    value: details[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
    description: details[field] === '' ? texts.cleared : undefined,
    error: errors[`details.${field}`],
  })
  return (
    <FormDialog
      title={title(shownCount)}
      onClose={onClose}
      unsaved={isTouched}
      busy={start.isPending}
      disabled={!isTouched || !isCounted}
      submitLabel={common.save}
      onSubmit={() => start.mutate({ kind: 'edit-students', students, details })}
    >
      <Stack>
        <Text>{text}</Text>
        {error && <Problem text={messageOf(error)} />}
        {fields.map((field) => (
          <Stack key={field} gap="xs">
            <Checkbox
              label={labels[field]}
              checked={field in details}
              onChange={(event) => set(field, event.currentTarget.checked ? '' : undefined)}
            />
            {field in details &&
              (field === 'year' ? (
                <NativeSelect
                  data={[{ value: '', label: common.selectPlaceholder(labels.year) }, ...years]}
                  {...input('year')}
                />
              ) : (
                <TextInput maxLength={200} {...input(field)} />
              ))}
          </Stack>
        ))}
      </Stack>
    </FormDialog>
  )
}
