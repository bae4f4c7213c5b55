import { Button, Code, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useLinkWallet } from './use-link-wallet.ts'
import { fetchChallenge } from './wallet-calls.ts'

/** Asks for the address, then shows the message to copy and a field for the signature. Works with any wallet. */
export function PasteSignature({ onLinked }: { onLinked: () => void }) {
  const [address, setAddress] = useState('')
  const ask = useMutation({ mutationFn: () => fetchChallenge(address.trim()) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <Stack>
      <form method="post" noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.yourAddress}
            dir="ltr"
            styles={{ input: { fontFamily: 'monospace' } }}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={address}
            onChange={({ currentTarget }) => {
              ask.reset()
              setAddress(currentTarget.value)
            }}
          />
          {ask.error && <Problem text={messageOf(ask.error)} />}
          <Group>
            <Button type="submit" variant="default" loading={ask.isPending} disabled={address.trim() === ''}>
              {texts.showMessage}
            </Button>
          </Group>
        </Stack>
      </form>
      {ask.data && <SignElsewhere key={ask.data.message} challenge={ask.data} onLinked={onLinked} />}
    </Stack>
  )
}

interface SignElsewhereProps {
  challenge: { message: string; expiresAt: string }
  onLinked: () => void
}

function SignElsewhere({ challenge, onLinked }: SignElsewhereProps) {
  const titleId = useId()
  const [signature, setSignature] = useState('')
  const link = useLinkWallet(async () => signature.trim(), onLinked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    link.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <div role="status">
          <Group gap={4}>
            <Text fz="sm" fw={500} id={titleId}>
              {texts.message}
            </Text>
            <CopyButton
              value={challenge.message}
              name={texts.messageName}
              copiedMessage={texts.messageCopied}
            />
          </Group>
          <Text fz="sm" c="dimmed" mb={6}>
            {texts.messageHint(formatDateTime(challenge.expiresAt))}
          </Text>
          <Code
            block
            fz="xs"
            dir="ltr"
            aria-labelledby={titleId}
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {challenge.message}
          </Code>
        </div>
        <Textarea
          label={texts.signature}
          description={texts.signatureHint}
          dir="ltr"
          autosize
          minRows={2}
          maxLength={500}
          spellCheck={false}
          value={signature}
          onChange={({ currentTarget }) => setSignature(currentTarget.value)}
        />
        {link.error && <Problem text={messageOf(link.error)} />}
        <Group>
          <Button type="submit" loading={link.isPending} disabled={signature.trim() === ''}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
