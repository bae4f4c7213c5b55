import { otpLength } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import type { ProviderSignInAnswer } from '@credenza/schema/single-sign-on'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { confirmLink } from './provider-calls.ts'

interface LinkFormProps {
  link: { token: string; email: string }
  onAnswer: (answer: ProviderSignInAnswer) => void
}

/** The email has an account already: asks for the code that was mailed to it. */
export function LinkForm({ link, onAnswer }: LinkFormProps) {
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: () => confirmLink({ token: link.token, otp }),
    onSuccess: onAnswer,
    onError: (error) => {
      setOtp('')
      setProblem(messageOf(error))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (otp.length < otpLength) return setProblem(messages.otpIncomplete)
    setProblem(undefined)
    send.mutate()
  }
  return (
    <CardForm title={texts.linkTitle} lead={texts.linkLead(link.email)} onSubmit={submit}>
      <CodeBoxes
        label={texts.code}
        boxLabel={recoveryTexts.verify.box}
        value={otp}
        onChange={(digits) => {
          setOtp(digits)
          if (digits !== '') setProblem(undefined)
        }}
        {...(problem && { error: problem })}
      />
      <Button type="submit" size="md" loading={send.isPending}>
        {texts.connect}
      </Button>
    </CardForm>
  )
}
