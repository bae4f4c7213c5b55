import type { SignInResponse } from '@credenza/schema/account'
import type { MailboxNeeded } from '@credenza/schema/second-factor'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { recoveryTexts } from '../../texts/recovery.ts'
import { CodeBoxes } from '../../ui/field/code-boxes.tsx'
import { mailMailboxCode, proveMailbox } from './account-calls.ts'
import { ResendCode } from './recovery/resend-code.tsx'
import { useTypedCode } from './use-typed-code.ts'

const texts = recoveryTexts.mailbox

type MailboxStepProps = MailboxNeeded['mailbox'] & {
  onSignedIn: (answer: SignInResponse) => void
  onStartAgain: () => void
}

/** The last step of a student's sign-in, once: the code mailed to the account proves that the mailbox is theirs. */
export default function MailboxStep({
  token,
  hint,
  resendInSeconds,
  onSignedIn,
  onStartAgain,
}: MailboxStepProps) {
  const code = useTypedCode()
  const [firstUntilMs] = useState(() => Date.now() + resendInSeconds * 1000)
  const send = useMutation({
    mutationFn: () => proveMailbox({ token, otp: code.digits }),
    onSuccess: onSignedIn,
    onError: (error) => code.startAgain(messageOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.isComplete()) send.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <div>
          <Title order={1} fz={24}>
            {texts.title}
          </Title>
          <Text c="dimmed" mt={4}>
            {texts.why}
          </Text>
          <Text mt="xs" style={{ overflowWrap: 'anywhere' }}>
            {texts.sentTo(unbroken(hint))}
          </Text>
        </div>
        <CodeBoxes label={recoveryTexts.verify.boxes} boxLabel={recoveryTexts.verify.box} {...code.boxes} />
        <Button type="submit" size="md" loading={send.isPending}>
          {send.isPending ? recoveryTexts.verify.submitting : texts.submit}
        </Button>
        <ResendCode
          untilMs={firstUntilMs}
          onResend={() => mailMailboxCode(token)}
          onResent={() => code.startAgain()}
        />
        <Text fz="sm" c="dimmed">
          {recoveryTexts.verify.nothingCame}
        </Text>
        <Button variant="subtle" color="gray" c="inherit" onClick={onStartAgain}>
          {recoveryTexts.first.startAgain}
        </Button>
      </Stack>
    </form>
  )
}

/** Keeps 't…@mail.example' on one line, which could otherwise break at the ellipsis. */
const unbroken = (hint: string): string => hint.replace('…', '\u2060…\u2060')
