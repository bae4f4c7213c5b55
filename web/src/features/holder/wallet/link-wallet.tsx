import { Button, Divider, Stack, Text } from '@mantine/core'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { askForAddress, askToSign, browserWallet } from './browser-wallet.ts'
import { PasteSignature } from './paste-signature.tsx'
import { useLinkWallet } from './use-link-wallet.ts'
import { fetchChallenge } from './wallet-calls.ts'

/** Two ways to prove ownership of a wallet: the browser's wallet signs here, or any other wallet signs elsewhere. */
export function LinkWallet({ onLinked }: { onLinked: () => void }) {
  const wallet = browserWallet()
  return (
    <Stack>
      <Text fz="sm">{texts.how}</Text>
      {wallet && (
        <>
          <SignHere wallet={wallet} onLinked={onLinked} />
          <Divider label={texts.elsewhere} />
        </>
      )}
      <PasteSignature onLinked={onLinked} />
    </Stack>
  )
}

interface SignHereProps {
  wallet: NonNullable<ReturnType<typeof browserWallet>>
  onLinked: () => void
}

function SignHere({ wallet, onLinked }: SignHereProps) {
  const link = useLinkWallet(async () => {
    const address = await askForAddress(wallet)
    const { message } = await fetchChallenge(address)
    return askToSign(wallet, message, address)
  }, onLinked)
  return (
    <Stack gap={6} align="flex-start">
      <Button loading={link.isPending} onClick={() => link.mutate()}>
        {texts.inBrowser}
      </Button>
      <Text fz="sm" c="dimmed">
        {texts.inBrowserHint}
      </Text>
      {link.error && <Problem text={messageOf(link.error)} />}
    </Stack>
  )
}
