import { studentYears } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { type StudentField, type StudentInput, studentRequest } from '@credenza/schema/student'
import {
  Button,
  Group,
  NativeSelect,
  Paper,
  PasswordInput,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { latinDigits } from '../../lib/latin-digits.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { accountTexts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { Page } from '../../ui/page.tsx'
import { TypedDateField } from '../../ui/typed-date-field.tsx'
import { addStudent } from './student-calls.ts'

const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
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
const years = studentYears(new Date().getFullYear())
const optional = (label: string) => `${label} (${texts.optional})`

/** Adds one student by hand, or many from a list (specification, section 2, Add Student). */
export function AddStudent() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [importing, setImporting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const form = useForm({ resolver: formResolver(studentRequest), mode: 'onChange', defaultValues: empty })
  const { errors, isDirty } = form.formState
  const save = useMutation({
    mutationFn: (student: StudentInput) => addStudent(student, intent.keyFor(student)),
    onSuccess: () => {
      intent.finished()
      toast.success(messages.studentAdded)
      form.reset(empty)
      return readAgain(queries, 'students')
    },
    onError: (error) => {
      const fields = error instanceof ApiFailure ? Object.entries(error.fields) : []
      for (const [name, message] of fields) {
        if (name in empty) form.setError(name as StudentField, { message }, { shouldFocus: true })
      }
      toast.error(messageOf(error, texts.failed))
    },
  })
  // The fields can only take focus once the emptied form has been drawn.
  useEffect(() => {
    if (save.isSuccess) form.setFocus('name')
  }, [save.isSuccess, form])
  const input = (field: Exclude<StudentField, 'year' | 'dateOfBirth' | 'password'>) => ({
    error: errors[field]?.message,
    ...form.register(field),
  })

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
              <TextInput label={texts.fields.name} required {...input('name')} />
              <TextInput label={texts.fields.email} type="email" required {...input('email')} />
              <TextInput label={texts.fields.fatherName} required {...input('fatherName')} />
              <TextInput label={texts.fields.motherName} required {...input('motherName')} />
              <TextInput label={optional(texts.fields.collegeName)} {...input('collegeName')} />
              <TextInput label={optional(texts.fields.courseName)} {...input('courseName')} />
              <NativeSelect
                label={optional(texts.fields.year)}
                data={[{ value: '', label: common.selectPlaceholder(texts.fields.year) }, ...years]}
                error={errors.year?.message}
                {...form.register('year')}
              />
              <TextInput label={texts.fields.rollNumber} required {...input('rollNumber')} />
              <TextInput
                label={texts.fields.mobileNumber}
                type="tel"
                inputMode="numeric"
                required
                error={errors.mobileNumber?.message}
                {...form.register('mobileNumber', { setValueAs: latinDigits })}
                onInput={(event) => {
                  event.currentTarget.value = latinDigits(event.currentTarget.value)
                }}
              />
              <Controller
                name="dateOfBirth"
                control={form.control}
                render={({ field }) => (
                  <TypedDateField
                    label={texts.fields.dateOfBirth}
                    error={errors.dateOfBirth?.message}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
              <PasswordInput
                label={texts.fields.password}
                description={accountTexts.passwordHint}
                autoComplete="new-password"
                required
                visibilityToggleButtonProps={{ 'aria-label': accountTexts.showPassword, tabIndex: 0 }}
                error={errors.password?.message}
                {...form.register('password')}
              />
            </SimpleGrid>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => (isDirty ? setLeaving(true) : void navigate(-1))}>
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
      <Suspense>
        {leaving && (
          <ConfirmDialog
            title={texts.discardTitle}
            opened
            onClose={() => setLeaving(false)}
            onConfirm={() => void navigate(-1)}
            confirmLabel={texts.discard}
          >
            {texts.discardText}
          </ConfirmDialog>
        )}
      </Suspense>
    </Page>
  )
}
