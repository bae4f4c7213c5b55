import { resetPasswordFields } from '@credenza/schema/account'
import type { OpenedAnswer } from '@credenza/schema/second-factor'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { recoveryTexts } from '../../texts/recovery.ts'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { replaceInitialPassword } from './account-calls.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const texts = recoveryTexts.first

interface NewPasswordStepProps {
  token: string
  email: string
  onAnswer: (answer: OpenedAnswer) => void
  onStartAgain: () => void
}

/** The second step of a first sign-in: the student replaces the password that the issuer set. */
export default function NewPasswordStep({ token, email, onAnswer, onStartAgain }: NewPasswordStepProps) {
  const form = useForm({
    resolver: formResolver(resetPasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
    mode: 'onChange',
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = useMutation({
    mutationFn: (values: { password: string; confirmPassword: string }) =>
      replaceInitialPassword({ ...values, token }),
    onSuccess: onAnswer,
    onError: (error) => showServerErrors(form, error, ['password']),
  })
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
      <Stack>
        <div>
          <Title order={1} fz={24}>
            {texts.title}
          </Title>
          <Text c="dimmed" mt={4}>
            {texts.lead}
          </Text>
        </div>
        <FormProblem error={submit.error} fields={['password']} boxed />
        <NewPasswordFields form={form} email={email} />
        <Button type="submit" size="md" loading={submit.isPending}>
          {submit.isPending ? texts.submitting : texts.submit}
        </Button>
        <Button variant="subtle" color="gray" c="inherit" onClick={onStartAgain}>
          {texts.startAgain}
        </Button>
      </Stack>
    </form>
  )
}
