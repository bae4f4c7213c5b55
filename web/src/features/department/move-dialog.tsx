import type { Department } from '@credenza/schema/department'
import { MultiSelect, NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { studentChoicesQuery } from '../student/student-calls.ts'
import { templatesQuery } from '../template/template-calls.ts'
import { moveThings } from './department-calls.ts'

interface MoveDialogProps {
  department: Department
  onDone: () => void
  onClose: () => void
}

/** Moves students by course and year, categories and templates to a department, wherever they are now. */
export default function MoveDialog({ department, onDone, onClose }: MoveDialogProps) {
  const { data: choices } = useQuery(studentChoicesQuery)
  const { data: categories = [] } = useQuery(allCategoriesQuery)
  const { data: templates = [] } = useQuery(templatesQuery)
  const [courseName, setCourse] = useState('')
  const [year, setYear] = useState('')
  const [categoryIds, setCategories] = useState<string[]>([])
  const [templateIds, setTemplates] = useState<string[]>([])
  const hasStudents = courseName !== '' || year !== ''
  const hasAny = hasStudents || categoryIds.length + templateIds.length > 0
  const filter = { ...(courseName && { courseName }), ...(year && { year }) }
  const move = useMutation({
    mutationFn: () =>
      moveThings({
        departmentId: department._id,
        ...(hasStudents && { students: { filter, except: [] } }),
        categoryIds,
        templateIds,
      }),
    onSuccess: ({ moved }) => {
      toast.success(texts.moved(formatNumber(moved)))
      onDone()
    },
  })
  const withNone = (values: readonly string[] = []) => [{ value: '', label: texts.any }, ...values]
  return (
    <Dialog
      title={texts.moveTo(department.name)}
      opened
      onClose={onClose}
      unsaved={hasAny}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={move.isPending}
          disabled={!hasAny}
          onClick={() => move.mutate()}
        >
          {texts.move}
        </DialogButtons>
      }
    >
      <Stack>
        <NativeSelect
          label={texts.course}
          data={withNone(choices?.courses)}
          value={courseName}
          onChange={({ currentTarget }) => setCourse(currentTarget.value)}
          data-autofocus
        />
        <NativeSelect
          label={texts.year}
          data={withNone(choices?.years)}
          value={year}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
        <MultiSelect
          label={texts.categories}
          description={texts.moveText}
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryIds}
          onChange={setCategories}
        />
        <MultiSelect
          label={texts.templates}
          data={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={templateIds}
          onChange={setTemplates}
        />
        {move.error && <Problem text={messageOf(move.error)} />}
        <Text fz="sm" c="dimmed">
          {texts.numbers(
            formatNumber(department.students),
            formatNumber(department.certificates),
            formatNumber(department.members.length),
          )}
        </Text>
      </Stack>
    </Dialog>
  )
}
