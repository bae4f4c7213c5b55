import { resetPasswordFields } from '@credenza/schema/account'
import { messages } from '@credenza/schema/messages'
import { Anchor, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { kept } from '../../../lib/session/session.ts'
import { successWords } from '../../../lib/text/spoken.ts'
import { common } from '../../../texts/common.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { stateFor, useKnownPerson } from '../known-person.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { endRecovery, pathFor, recoveredRole } from './recovery.ts'
import { resetPassword } from './recovery-calls.ts'

const texts = recoveryTexts.reset

/** Sets the new password with the token that the verified code gave. */
export function ResetPasswordForm() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const role = recoveredRole(params)
  const person = useKnownPerson()
  const form = useForm({
    resolver: formResolver(resetPasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
    mode: 'onChange',
  })
  const submit = useMutation({
    mutationFn: (values: { password: string; confirmPassword: string }) =>
      toast.promise(resetPassword({ ...values, token: kept('verificationToken') }), {
        loading: common.processing,
        success: ({ message }) => successWords(message, messages.passwordReset),
        error: (error) => messageOf(error, texts.failed),
      }),
    onSuccess: () => {
      endRecovery()
      void navigate(pathFor('/reset-Successful', role, params.get('next')), {
        replace: true,
        state: person && stateFor(person),
      })
    },
  })
  const tokenUsedUp = submit.error instanceof ApiFailure && submit.error.code === 'reset_token_invalid'

  return (
    <CardForm
      title={texts.title}
      lead={texts.lead}
      onSubmit={form.handleSubmit((values) => submit.mutate(values))}
    >
      {submit.isError && (
        <ProblemBox>
          <Stack gap="xs" align="flex-start">
            {messageOf(submit.error, texts.failed)}
            {tokenUsedUp && (
              <Anchor
                component={Link}
                to={pathFor('/request-for-otp', role, params.get('next'))}
                fz="sm"
                underline="always"
                c="inherit"
              >
                {texts.startAgain}
              </Anchor>
            )}
          </Stack>
        </ProblemBox>
      )}
      <NewPasswordFields form={form} email={kept('email')} />
      <Button type="submit" size="md" loading={submit.isPending}>
        {submit.isPending ? texts.submitting : texts.submit}
      </Button>
      <Anchor component={Link} to="/" fz="sm">
        {texts.back}
      </Anchor>
    </CardForm>
  )
}
