import type { Role, SignInResponse } from '@credenza/schema/account'
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { accountTexts as texts } from '../../texts/account.ts'

/** Signs in with a passkey alone: no email, no password. What talks to the device is loaded when it is pressed. */
export function PasskeyButton({
  role,
  onSignedIn,
}: {
  role: Role
  onSignedIn: (answer: SignInResponse) => void
}) {
  const submit = useMutation({
    mutationFn: async () => {
      const { passkeySignIn } = await import('./security/passkey-sign-in.ts')
      return passkeySignIn(role)
    },
    onSuccess: onSignedIn,
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
      {submit.isError && (
        <Text role="alert" fz="sm" mt="xs" c="var(--mantine-color-error)">
          {messageOf(submit.error)}
        </Text>
      )}
    </>
  )
}
