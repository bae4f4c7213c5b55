import { otpRequest } from '@credenza/schema/account'
import { messages } from '@credenza/schema/messages'
import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { doorTo } from '../../../lib/session/session.ts'
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { noteCodeSent, pathFor, recoveredRole } from './recovery.ts'
import { sendCode } from './recovery-calls.ts'

const texts = recoveryTexts.request

/** Forgot password: asks for the email and sends a code to it. */
export function RequestCodeForm() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const role = recoveredRole(params)
  const [waitUntilMs, setWaitUntilMs] = useState(0)
  const waitSeconds = useCountdown(waitUntilMs)
  const form = useForm({
    resolver: formResolver(otpRequest.pick({ email: true })),
    defaultValues: { email: '' },
    mode: 'onChange',
  })
  const submit = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      toast.promise(sendCode({ email, selectedRole: role }), {
        loading: messages.otpSending,
        success: messages.otpSent,
        error: messageOf,
      }),
    onSuccess: ({ resendInSeconds }, { email }) => {
      noteCodeSent(email, resendInSeconds)
      void navigate(pathFor('/verify-otp', role, params.get('next')))
    },
    onError: (error) => {
      const fields = error instanceof ApiFailure ? error.fields : {}
      form.setError('email', { message: fields.email ?? messageOf(error) }, { shouldFocus: true })
      if (error instanceof ApiFailure && error.retryAfterSeconds)
        setWaitUntilMs(Date.now() + error.retryAfterSeconds * 1000)
    },
  })

  return (
    <CardForm
      title={texts.title}
      lead={texts.lead}
      onSubmit={form.handleSubmit((values) => submit.mutate(values))}
    >
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      {waitSeconds > 0 && (
        <Text fz="sm" role="timer" aria-live="off">
          {recoveryTexts.verify.resendIn} {minutesAndSeconds(waitSeconds)}
        </Text>
      )}
      <Button type="submit" size="md" loading={submit.isPending} disabled={waitSeconds > 0}>
        {submit.isPending ? texts.sending : texts.send}
      </Button>
      <Anchor component={Link} to={doorTo(params.get('next'), role)} fz="sm">
        {recoveryTexts.reset.back}
      </Anchor>
    </CardForm>
  )
}
