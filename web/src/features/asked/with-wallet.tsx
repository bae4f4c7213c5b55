import type { PresentationVerdict } from '@credenza/schema/presentation'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { askedTexts as texts } from '../../texts/asked.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import { beginAnswer } from './asked-calls.ts'
import { keepProof } from './begun-attempt.ts'
import { askBrowser, hasBrowserWallets } from './browser-wallet.ts'

const QrCode = lazy(() => import('../account/security/qr-code.tsx'))

interface WithWalletProps {
  code: string
  /** Called when a wallet on another device may answer. */
  onElsewhere: () => void
  onAnswered: (verdict: PresentationVerdict) => void
}

/** A wallet on this device, on another one by QR code, or through the browser if it supports that. */
export function WithWallet({ code, onElsewhere, onAnswered }: WithWalletProps) {
  const [walletUrl, setWalletUrl] = useState('')
  const here = useMutation({
    mutationFn: () => beginAnswer(code, { wallet: 'here' }),
    onSuccess: ({ attemptId, proof, walletUrl }) => {
      keepProof(attemptId, proof)
      window.location.assign(walletUrl)
    },
  })
  const elsewhere = useMutation({
    mutationFn: () => beginAnswer(code, { wallet: 'elsewhere' }),
    onSuccess: (begun) => {
      setWalletUrl(begun.walletUrl)
      onElsewhere()
    },
  })
  const browser = useMutation({ mutationFn: () => askBrowser(code), onSuccess: onAnswered })
  const error = here.error ?? elsewhere.error ?? browser.error
  return (
    <Section title={texts.wallet.title}>
      <Text>{texts.wallet.lead}</Text>
      <Group>
        <Button variant="default" loading={here.isPending} onClick={() => here.mutate()}>
          {texts.wallet.here}
        </Button>
        <Button variant="default" loading={elsewhere.isPending} onClick={() => elsewhere.mutate()}>
          {texts.wallet.elsewhere}
        </Button>
        {hasBrowserWallets() && (
          <Button variant="default" loading={browser.isPending} onClick={() => browser.mutate()}>
            {texts.wallet.browser}
          </Button>
        )}
      </Group>
      {error && <Problem text={messageOf(error)} />}
      {walletUrl && (
        <Stack align="flex-start" role="status">
          <Text>{texts.wallet.scan}</Text>
          <Suspense>
            <QrCode text={walletUrl} label={texts.wallet.qr} />
          </Suspense>
        </Stack>
      )}
    </Section>
  )
}
