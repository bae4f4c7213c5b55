import { messages } from '@credenza/schema/messages'
import { type StudentInput, studentFields, studentRequest } from '@credenza/schema/student'
import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { accountTexts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useApproval } from '../account/use-approval.tsx'
import { addStudent } from './student-calls.ts'
import { StudentFields } from './student-fields.tsx'

const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))
const texts = studentTexts.add
const empty: z.input<typeof studentRequest> = {
  name: '',
  fatherName: '',
  motherName: '',
  collegeName: '',
  courseName: '',
  year: '',
  rollNumber: '',
  mobileNumber: '',
  dateOfBirth: '',
  email: '',
  password: '',
}

/** Adds one student by hand, or many from a list (specification, section 2, Add Student). */
export function AddStudent() {
  const mayPrepare = usePermitted()('prepare')
  const { notice } = useApproval()
  if (mayPrepare && !notice) return <AddForm />
  return (
    <Page title={texts.title} size="md">
      {notice || <Text>{common.roleHint}</Text>}
    </Page>
  )
}

function AddForm() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [importing, setImporting] = useState(false)
  const form = useForm({ resolver: formResolver(studentRequest), mode: 'onChange', defaultValues: empty })
  const { errors, isDirty } = form.formState
  const leaveQuestion = useLeaveGuard(isDirty)
  const save = useMutation({
    mutationFn: (student: StudentInput) => addStudent(student, intent.keyFor(student)),
    onSuccess: () => {
      intent.finished()
      toast.success(messages.studentAdded)
      form.reset(empty)
      return readAgain(queries, 'students')
    },
    onError: (error) => {
      showServerErrors(form, error, studentFields)
      toast.error(messageOf(error, texts.failed))
    },
  })
  // The fields can only take focus once the emptied form has been drawn.
  const { setFocus } = form
  useEffect(() => {
    if (save.isSuccess) setFocus('name')
  }, [save.isSuccess, setFocus])

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      size="md"
      actions={
        <Button variant="default" onClick={() => setImporting(true)}>
          {studentTexts.list.import}
        </Button>
      }
    >
      <Paper withBorder radius="lg" p={{ base: 'md', xs: 'xl' }} bg="var(--surface)">
        <form noValidate onSubmit={form.handleSubmit((student) => save.mutate(student))}>
          <Stack gap="lg">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
              <StudentFields
                register={(name, options) => form.register(name, options)}
                errorOf={(name) => errors[name]?.message}
                dateOfBirth={{
                  value: form.watch('dateOfBirth'),
                  onChange: (next) =>
                    form.setValue('dateOfBirth', next, { shouldDirty: true, shouldValidate: true }),
                }}
              />
              <InitialPassword register={() => form.register('password')} error={errors.password?.message} />
            </SimpleGrid>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => void navigate(-1)}>
                {common.cancel}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {save.isPending ? texts.saving : texts.save}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
      <Suspense>{importing && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
      {leaveQuestion}
    </Page>
  )
}

interface InitialPasswordProps {
  register: () => UseFormRegisterReturn<'password'>
  error: string | undefined
}

const InitialPassword = ({ register, error }: InitialPasswordProps) => (
  <PasswordField
    label={texts.fields.password}
    description={accountTexts.passwordHint}
    autoComplete="new-password"
    required
    error={error}
    {...register()}
  />
)
