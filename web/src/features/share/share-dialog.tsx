import type { Certificate } from '@credenza/schema/certificate'
import { Button, Group, Stack, Text } from '@mantine/core'
import { WalletCards } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'
import { LinkList } from './link-list.tsx'
import { MakeLinkForm } from './make-link-form.tsx'
import { PhoneWallets } from './phone-wallets.tsx'

const WalletOfferDialog = lazy(() => import('../wallet-offer/wallet-offer-dialog.tsx'))

/** Where a holder makes, copies and revokes the links to a certificate. */
export default function ShareDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}) {
  const [offersToWallet, setOffersToWallet] = useState(false)
  const [made, setMade] = useState<string>()
  if (offersToWallet) return <WalletOfferDialog certificate={certificate} onClose={onClose} />
  return (
    <Dialog title={texts.title(certificate.title)} opened onClose={onClose} size="lg">
      <Stack gap="lg">
        <Text c="dimmed" fz="sm">
          {texts.lead}
        </Text>
        <MakeLinkForm certificateId={certificate._id} onMade={setMade} />
        <LinkList certificateId={certificate._id} made={made} />
        <Text c="dimmed" fz="sm">
          {texts.canAndCannot}
        </Text>
        {canGoIntoWallet(certificate) && (
          <Group>
            <Button
              variant="default"
              leftSection={<WalletCards size={16} />}
              onClick={() => setOffersToWallet(true)}
            >
              {walletOfferTexts.button}
            </Button>
          </Group>
        )}
        <PhoneWallets certificate={certificate} />
      </Stack>
    </Dialog>
  )
}
