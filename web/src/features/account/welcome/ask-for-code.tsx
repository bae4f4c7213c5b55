import { messages } from '@credenza/schema/messages'
import { Anchor, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { doorTo } from '../../../lib/session/session.ts'
import { welcomeTexts as texts } from '../../../texts/welcome.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { stateFor } from '../known-person.ts'
import { noteCodeSent, pathFor } from '../recovery/recovery.ts'
import { sendCode } from '../recovery/recovery-calls.ts'

/**
 * For an old link: a code that is mailed to the same mailbox shows that the mailbox still belongs to the person who follows
 * the link.
 */
export function AskForCode({ email, next }: { email: string; next: string }) {
  const navigate = useNavigate()
  const send = useMutation({
    mutationFn: () =>
      toast.promise(sendCode({ email, selectedRole: 'student' }), {
        loading: messages.otpSending,
        success: messages.otpSent,
        error: messageOf,
      }),
    onSuccess: ({ resendInSeconds }) => {
      noteCodeSent(email, resendInSeconds)
      void navigate(pathFor('/verify-otp', 'student', next))
    },
  })
  return (
    <CardForm
      title={texts.codeTitle}
      lead={texts.codeLead(email)}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <Button type="submit" size="md" loading={send.isPending}>
        {texts.sendCode}
      </Button>
      <Anchor
        component={Link}
        to={doorTo(next, 'student')}
        state={stateFor({ email, role: 'student' })}
        fz="sm"
      >
        {texts.signIn}
      </Anchor>
    </CardForm>
  )
}
