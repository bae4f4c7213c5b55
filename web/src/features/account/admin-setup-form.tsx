import { adminSetupRequest } from '@credenza/schema/account'
import { Alert, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { accountTexts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { signInTexts as texts } from '../../texts/sign-in.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { setUpAdmin } from './account-calls.ts'
import { stateFor } from './known-person.ts'

/** Creates the first administrator from the one-time link '/admin/setup#token=…'. The token never reaches a log. */
export function AdminSetupForm() {
  const navigate = useNavigate()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const form = useForm({
    resolver: formResolver(adminSetupRequest.omit({ token: true })),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })
  const submit = useMutation({
    mutationFn: (values: { email: string; password: string }) => setUpAdmin({ ...values, token }),
    onSuccess: (answer, { email }) => {
      toast.success(successWords(answer.message, texts.setupDone))
      void navigate('/admin/sign-in', { state: stateFor({ email, role: 'admin' }) })
    },
  })
  const { errors } = form.formState

  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={440} bg="var(--surface)">
      <title>{`${texts.setupTitle} · ${common.product}`}</title>
      <form noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
        <Stack>
          <Title order={1} fz={24}>
            {texts.setupTitle}
          </Title>
          <Text c="dimmed">{texts.setupLead}</Text>
          {token === '' && <Alert color="yellow">{texts.setupMissing}</Alert>}
          {submit.isError && <ProblemBox>{messageOf(submit.error)}</ProblemBox>}
          <TextInput
            label={texts.email}
            type="email"
            autoComplete="username"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label={texts.password}
            description={accountTexts.passwordHint}
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" disabled={token === ''} loading={submit.isPending}>
            {submit.isPending ? texts.setupSubmitting : texts.setupSubmit}
          </Button>
        </Stack>
      </form>
    </Paper>
  )
}
