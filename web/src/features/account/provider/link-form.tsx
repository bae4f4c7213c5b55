import type { ProviderSignInAnswer } from '@credenza/schema/single-sign-on'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { CodeBoxes } from '../../../ui/field/code-boxes.tsx'
import { useTypedCode } from '../use-typed-code.ts'
import { confirmLink } from './provider-calls.ts'

interface LinkFormProps {
  link: { token: string; email: string }
  onAnswer: (answer: ProviderSignInAnswer) => void
}

/** Asks for the code that was mailed to the email address, because the address already has an account. */
export function LinkForm({ link, onAnswer }: LinkFormProps) {
  const code = useTypedCode()
  const send = useMutation({
    mutationFn: () => confirmLink({ token: link.token, otp: code.digits }),
    onSuccess: onAnswer,
    onError: (error) => code.startAgain(messageOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.isComplete()) send.mutate()
  }
  return (
    <CardForm title={texts.linkTitle} lead={texts.linkLead(link.email)} onSubmit={submit}>
      <CodeBoxes label={texts.code} boxLabel={recoveryTexts.verify.box} {...code.boxes} />
      <Button type="submit" size="md" loading={send.isPending}>
        {texts.connect}
      </Button>
    </CardForm>
  )
}
