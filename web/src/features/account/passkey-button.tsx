import type { Role } from '@credenza/schema/account'
import type { OpenedAnswer } from '@credenza/schema/second-factor'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { signInTexts as texts } from '../../texts/sign-in.ts'
import { Problem } from '../../ui/page/problem.tsx'

/** Signs in with only a passkey, without email and password. The code that talks to the device loads on press. */
export function PasskeyButton({ role, onAnswer }: { role: Role; onAnswer: (answer: OpenedAnswer) => void }) {
  const submit = useMutation({
    mutationFn: async () => {
      const { passkeySignIn } = await import('./security/passkey-sign-in.ts')
      return passkeySignIn(role)
    },
    onSuccess: onAnswer,
  })
  return (
    <>
      <Button
        variant="default"
        fullWidth
        size="md"
        leftSection={<KeyRound size={18} />}
        loading={submit.isPending}
        onClick={() => submit.mutate()}
      >
        {texts.signInWithPasskey}
      </Button>
      {submit.isError && <Problem text={messageOf(submit.error)} mt="xs" />}
    </>
  )
}
