import { messages } from '@credenza/schema/messages'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { keep, kept } from '../../../lib/session/session.ts'
import { successWords } from '../../../lib/text/spoken.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { CodeBoxes } from '../../../ui/field/code-boxes.tsx'
import { stateFor } from '../known-person.ts'
import { useTypedCode } from '../use-typed-code.ts'
import { noteCodeSent, pathFor, recoveredRole, resendAtMs } from './recovery.ts'
import { resendCode, verifyCode } from './recovery-calls.ts'
import { ResendCode } from './resend-code.tsx'

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
      void navigate(pathFor('/reset-Password', role, params.get('next')), {
        state: stateFor({ email, role }),
      })
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
          untilMs={resendAtMs()}
          onResend={() => resendCode({ email, selectedRole: role })}
          onWait={(seconds) => noteCodeSent(email, seconds)}
          onResent={() => code.startAgain()}
        />
        <Anchor component={Link} to={pathFor('/request-for-otp', role, params.get('next'))} fz="sm">
          {texts.otherEmail}
        </Anchor>
      </Group>
      <Text fz="sm" c="dimmed">
        {texts.nothingCame}
      </Text>
    </CardForm>
  )
}
