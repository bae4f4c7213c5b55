import { messages } from '@credenza/schema/messages'
import { Anchor, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { keep, kept } from '../../../lib/session.ts'
import { successWords } from '../../../lib/spoken.ts'
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { useTypedCode } from '../use-typed-code.ts'
import { noteCodeSent, pathFor, recoveredRole, resendAtMs } from './recovery.ts'
import { resendCode, verifyCode } from './recovery-calls.ts'

const texts = recoveryTexts.verify

/** Takes the six digits of the mail, and sends another code once the countdown has ended. */
export function VerifyCodeForm() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [email] = useState(() => kept('email'))
  const role = recoveredRole(params)
  const code = useTypedCode()
  const verify = useMutation({
    mutationFn: () =>
      toast.promise(verifyCode({ email, otp: code.digits, selectedRole: role }), {
        loading: messages.otpVerifying,
        success: ({ message }) => successWords(message, messages.otpVerified),
        error: messageOf,
      }),
    onSuccess: ({ token, role }) => {
      keep('verificationToken', token)
      void navigate(pathFor('/reset-Password', role))
    },
    onError: (error) => code.startAgain(messageOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.isComplete()) verify.mutate()
  }

  return (
    <CardForm title={texts.title} lead={texts.lead(email)} onSubmit={submit}>
      <CodeBoxes label={texts.boxes} boxLabel={texts.box} {...code.boxes} />
      <Button type="submit" size="md" loading={verify.isPending}>
        {verify.isPending ? texts.submitting : texts.submit}
      </Button>
      <Group justify="space-between" mih={36}>
        <ResendCode
          email={email}
          onResend={() => resendCode({ email, selectedRole: role })}
          onResent={() => code.startAgain()}
        />
        <Anchor component={Link} to={pathFor('/request-for-otp', role)} fz="sm">
          {texts.otherEmail}
        </Anchor>
      </Group>
      <Text fz="sm" c="dimmed">
        {texts.nothingCame}
      </Text>
    </CardForm>
  )
}

interface ResendCodeProps {
  email: string
  onResend: () => ReturnType<typeof resendCode>
  onResent: () => void
}

/** 'Resend Code' once the countdown has ended. The seconds are visible, but not read out one by one. */
function ResendCode({ email, onResend, onResent }: ResendCodeProps) {
  const [untilMs, setUntilMs] = useState(resendAtMs)
  const seconds = useCountdown(untilMs)
  const startCountdown = (resendInSeconds: number) => {
    noteCodeSent(email, resendInSeconds)
    setUntilMs(resendAtMs())
  }
  const resend = useMutation({
    mutationFn: () =>
      toast.promise(onResend(), {
        loading: messages.otpResending,
        success: messages.otpResent,
        error: messageOf,
      }),
    onSuccess: ({ resendInSeconds }) => {
      startCountdown(resendInSeconds)
      onResent()
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.retryAfterSeconds) startCountdown(error.retryAfterSeconds)
    },
  })
  return (
    <div>
      <VisuallyHidden role="status">{seconds === 0 && !resend.isPending && texts.resendReady}</VisuallyHidden>
      {seconds > 0 ? (
        <Text fz="sm" c="dimmed">
          {texts.resendIn}{' '}
          <Text
            span
            role="timer"
            aria-live="off"
            fz="sm"
            fw={500}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {minutesAndSeconds(seconds)}
          </Text>
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          mx={-8}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {resend.isPending ? texts.resending : texts.resend}
        </Button>
      )}
    </div>
  )
}
