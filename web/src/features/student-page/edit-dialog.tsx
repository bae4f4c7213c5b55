import {
  editStudentRequest,
  type StudentDetails,
  type StudentEdit,
  studentDetailFields,
} from '@credenza/schema/student'
import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import type { z } from 'zod'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { certificatesQuery } from '../certificate/certificate-calls.ts'
import { saveStudent, studentQuery } from '../student/student-calls.ts'
import { StudentFields } from '../student/student-fields.tsx'

type Typed = z.input<typeof editStudentRequest>

/** Changes a student's details, and says how that affects existing certificates. */
export default function EditDialog({ student, onClose }: { student: StudentDetails; onClose: () => void }) {
  const certificates = usePagedList(certificatesQuery({ student: student._id }))
  const form = useForm({
    resolver: formResolver(editStudentRequest),
    mode: 'onChange',
    defaultValues: valuesOf(student),
  })
  const { errors, isDirty, dirtyFields } = form.formState
  const { save, conflicts } = useSave(student._id, form, onClose)
  const kept = dirtyFields.name ? (certificates.total ?? 0) : 0
  return (
    <FormDialog
      title={texts.editTitle(student.name)}
      onClose={onClose}
      unsaved={isDirty}
      size="lg"
      busy={save.isPending}
      disabled={!isDirty}
      submitLabel={save.isPending ? texts.saving : common.save}
      onSubmit={form.handleSubmit((details) => save.mutate(details))}
    >
      <Stack>
        <Text c="dimmed" fz="sm">
          {texts.editLead}
        </Text>
        {conflicts > 0 && (
          <Alert color="yellow" role="alert">
            {texts.conflict}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <StudentFields
            key={conflicts}
            register={(name, options) => form.register(name, options)}
            errorOf={(name) => errors[name]?.message}
            dateOfBirth={{
              value: form.watch('dateOfBirth'),
              onChange: (next) =>
                form.setValue('dateOfBirth', next, { shouldDirty: true, shouldValidate: true }),
            }}
          />
        </SimpleGrid>
        {kept > 0 && <Alert color="indigo">{texts.keepsName(formatNumber(kept))}</Alert>}
        {dirtyFields.email && <Alert color="indigo">{texts.newEmail}</Alert>}
        {save.error && !isConflict(save.error) && <Problem text={messageOf(save.error)} />}
      </Stack>
    </FormDialog>
  )
}

const isConflict = (error: Error): boolean => error instanceof ApiFailure && error.code === 'student_changed'

/** Saves the details. If somebody else saved first, fills in their changes and keeps what was typed here. */
function useSave(id: string, form: UseFormReturn<Typed, unknown, StudentEdit>, onSaved: () => void) {
  const queries = useQueryClient()
  const [conflicts, setConflicts] = useState(0)
  const save = useMutation({
    mutationFn: (details: StudentEdit) => saveStudent(id, details),
    onSuccess: async (data) => {
      queries.setQueryData(studentQuery(id).queryKey, data)
      toast.success(texts.saved)
      await readAgain(queries, 'students')
      onSaved()
    },
    onError: async (error) => {
      if (isConflict(error)) {
        const newest = await queries.fetchQuery({ ...studentQuery(id), staleTime: 0 })
        form.reset(valuesOf(newest), { keepDirtyValues: true })
        setConflicts((count) => count + 1)
      }
      showServerErrors(form, error, studentDetailFields)
    },
  })
  return { save, conflicts }
}

const valuesOf = (student: StudentDetails): Typed => ({
  name: student.name,
  fatherName: student.fatherName,
  motherName: student.motherName,
  collegeName: student.collegeName,
  courseName: student.courseName,
  year: student.year,
  rollNumber: student.rollNumber,
  mobileNumber: student.mobileNumber,
  dateOfBirth: student.dateOfBirth,
  email: student.email,
  version: student.version,
})
