import { type Role, signInRequest } from '@credenza/schema/account'
import type { SignInAnswer } from '@credenza/schema/second-factor'
import { Alert, Anchor, Button, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { hasSessionEnded } from '../../lib/session/session.ts'
import { minutesAndSeconds, useCountdown } from '../../lib/use-countdown.ts'
import { common } from '../../texts/common.ts'
import { signInTexts as texts } from '../../texts/sign-in.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { signIn } from './account-calls.ts'
import { pathFor } from './recovery/recovery.ts'

const UniversityButton = lazy(() => import('./provider/university-button.tsx'))

interface PasswordStepProps {
  title: string
  lead: string
  roles: readonly Role[]
  role: Role
  onRole: (role: Role) => void
  /** The initial value of the email field. */
  email: string
  /** Whether to offer the provider of the typed email's domain. */
  findsProvider: boolean
  onAnswer: (answer: SignInAnswer, email: string) => void
}

/** Asks for email and password, for the role of this door. */
export function PasswordStep(props: PasswordStepProps) {
  const { title, lead, roles, role, onRole } = props
  const [params] = useSearchParams()
  // The prerendered page is the same for every address.
  const hydrated = useHydrated()
  const [waitUntilMs, setWaitUntilMs] = useState(0)
  const waitSeconds = useCountdown(waitUntilMs)
  const form = useForm({
    resolver: formResolver(signInRequest.omit({ selectedRole: true })),
    defaultValues: { email: props.email, password: '' },
    mode: 'onChange',
  })
  const { setFocus } = form
  const [isKnown] = useState(props.email !== '')
  // Somebody who comes from the page before, or begins again, only has the password to type.
  useEffect(() => {
    if (isKnown) setFocus('password')
  }, [isKnown, setFocus])
  const submit = useMutation({
    mutationFn: (values: { email: string; password: string }) => signIn({ ...values, selectedRole: role }),
    onSuccess: (answer, { email }) => props.onAnswer(answer, email),
    onError: (error) => {
      if (error instanceof ApiFailure && error.retryAfterSeconds)
        setWaitUntilMs(Date.now() + error.retryAfterSeconds * 1000)
    },
  })
  const { errors } = form.formState

  return (
    // Never GET: if the form is sent before the scripts have run, the password must not end up in an address.
    <form method="post" noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
      <Stack>
        <div>
          <Title order={1} fz={24}>
            {title}
          </Title>
          <Text c="dimmed" mt={4}>
            {lead}
          </Text>
        </div>
        {hydrated && hasSessionEnded(params) && !submit.isError && (
          <Alert color="indigo">{texts.sessionEnded}</Alert>
        )}
        <SignInProblem error={submit.error} waitSeconds={waitSeconds} />
        {roles.length > 1 && (
          <SegmentedControl
            fullWidth
            aria-label={texts.roleLabel}
            data={roles.map((value) => ({
              value,
              label: value === 'issuer' ? texts.issuer : texts.verifier,
            }))}
            value={role}
            onChange={onRole}
          />
        )}
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        {props.findsProvider && hydrated && (
          <Suspense>
            <UniversityButton email={form.watch('email')} next={params.get('next')} />
          </Suspense>
        )}
        <div>
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Anchor
            component={Link}
            to={pathFor('/request-for-otp', role, params.get('next'))}
            fz="sm"
            mt={6}
            display="inline-block"
          >
            {texts.forgotPassword}
          </Anchor>
        </div>
        <Button type="submit" loading={submit.isPending} disabled={waitSeconds > 0} size="md">
          {submit.isPending ? texts.signingIn : common.signIn}
        </Button>
      </Stack>
    </form>
  )
}

/** Why the last attempt failed, or, if the server wants a pause, how long it still lasts. */
function SignInProblem({ error, waitSeconds }: { error: Error | null; waitSeconds: number }) {
  if (!error) return null
  const throttled = error instanceof ApiFailure && error.code === 'too_many_requests'
  if (throttled && waitSeconds === 0) return null
  return (
    <Alert color={throttled ? 'yellow' : 'red'} role="alert">
      {messageOf(error)}
      {throttled && (
        <Text fz="sm" role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts.tryAgainIn(minutesAndSeconds(waitSeconds))}
        </Text>
      )}
    </Alert>
  )
}
