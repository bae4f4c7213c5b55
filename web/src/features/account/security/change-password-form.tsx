import { changePasswordFields } from '@credenza/schema/account'
import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { isShownAtField, showServerErrors } from '../../../lib/form/faulty-fields.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { common } from '../../../texts/common.ts'
import { securityTexts } from '../../../texts/security.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import type { ChangePasswordProps } from './change-password.tsx'
import { changePassword } from './security-calls.ts'
import { NotConfirmed } from './use-confirmation.tsx'

const texts = securityTexts.password
const fieldsInOrder = ['currentPassword', 'password'] as const

interface ChangePasswordFormProps extends ChangePasswordProps {
  onClose: () => void
}

export default function ChangePasswordForm({
  hasFactor,
  withConfirmation,
  onClose,
}: ChangePasswordFormProps) {
  const queries = useQueryClient()
  const email = useSession()?.userData.email ?? ''
  const form = useForm({
    resolver: formResolver(changePasswordFields),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    mode: 'onChange',
  })
  const { setFocus, setError, formState } = form
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const save = useMutation({
    mutationFn: (fields: Parameters<typeof changePassword>[0]) =>
      withConfirmation(() => changePassword(fields)),
    onSuccess: () => {
      toast.success(texts.changed)
      onClose()
      return readAgain(queries, 'sessions')
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      showServerErrors(form, error, fieldsInOrder)
      if (!isShownAtField(error, fieldsInOrder)) toast.error(messageOf(error))
    },
  })
  const submit = form.handleSubmit((fields) => {
    if (!fields.currentPassword && !hasFactor)
      return setError('currentPassword', { message: texts.currentMissing }, { shouldFocus: true })
    save.mutate({ ...fields, currentPassword: fields.currentPassword ?? '' })
  })
  return (
    <Stack component="form" gap="sm" maw={420} onSubmit={submit}>
      <PasswordField
        label={texts.current}
        description={hasFactor ? texts.currentOrFactor : undefined}
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields form={form} email={email} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
      </Group>
    </Stack>
  )
}
