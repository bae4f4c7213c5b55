import type { WalletOffer } from '@credenza/schema/wallet-offer'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { formatTimeOfDay } from '../../lib/text/format.ts'
import { walletOfferTexts as texts } from '../../texts/wallet-offer.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import QrCode from '../account/security/qr-code.tsx'
import { offerStandingQuery } from './wallet-offer-calls.ts'

interface ShownOfferProps {
  offer: WalletOffer
  /** Whether the wallet is likely to be on this device, which cannot scan its own screen. */
  isHandheld: boolean
  isMailed: boolean
  isPending: boolean
  onAgain: () => void
}

/** An offer for a wallet to scan or open, with its current state. */
export function ShownOffer({ offer, isHandheld, isMailed, isPending, onAgain }: ShownOfferProps) {
  const state = useQuery(offerStandingQuery(offer)).data ?? offer.state
  const isOver = state === 'failed' || state === 'expired'
  const hasCome = state === 'opened' || state === 'sent' || state === 'kept'
  const ways = (
    <Group gap="sm">
      <Button
        component="a"
        href={offer.link}
        variant={isHandheld ? 'filled' : 'default'}
        leftSection={<Smartphone size={16} />}
      >
        {texts.open}
      </Button>
      <CopyButton value={offer.link} name={texts.linkName} copiedMessage={texts.copied} />
    </Group>
  )
  return (
    <Stack>
      {state === 'waiting' && (
        <>
          {isHandheld && ways}
          <Text>{texts.scan}</Text>
          <QrCode text={offer.link} label={texts.qr} />
          {!isHandheld && ways}
          <Text c="dimmed" fz="sm">
            {texts.until(formatTimeOfDay(offer.expiresAt))}
          </Text>
          {isMailed && <Text>{texts.mailed}</Text>}
        </>
      )}
      <Alert color={isOver ? 'orange' : hasCome ? 'teal' : 'indigo'} role="status" data-offer={state}>
        {texts.states[state]}
      </Alert>
      {hasCome && (
        <Text c="dimmed" fz="sm">
          {texts.notYours}
        </Text>
      )}
      {isOver && (
        <Group>
          <Button onClick={onAgain} loading={isPending}>
            {texts.again}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
