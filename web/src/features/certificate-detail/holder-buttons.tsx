import type { Certificate } from '@credenza/schema/certificate'
import { Button } from '@mantine/core'
import { Share2, SquareUser, WalletCards } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { shareTexts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { useShare } from '../share/use-share.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'

const LinkedInDialog = lazy(() => import('../share/linkedin-dialog.tsx'))
const WalletOfferDialog = lazy(() => import('../wallet-offer/wallet-offer-dialog.tsx'))

/** What a holder can do with an accepted certificate: share it, or add it to LinkedIn and a digital wallet. */
export default function HolderButtons({ certificate }: { certificate: Certificate }) {
  const { share, isPending, dialog } = useShare(certificate)
  const [opened, setOpened] = useState<'linkedIn' | 'wallet'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Button leftSection={<Share2 size={16} />} onClick={share} loading={isPending}>
        {shareTexts.button}
      </Button>
      <Button variant="default" leftSection={<SquareUser size={16} />} onClick={() => setOpened('linkedIn')}>
        {shareTexts.linkedIn}
      </Button>
      {canGoIntoWallet(certificate) && (
        <Button variant="default" leftSection={<WalletCards size={16} />} onClick={() => setOpened('wallet')}>
          {walletOfferTexts.button}
        </Button>
      )}
      {dialog}
      <Suspense>
        {opened === 'linkedIn' && <LinkedInDialog certificate={certificate} onClose={close} />}
        {opened === 'wallet' && <WalletOfferDialog certificate={certificate} onClose={close} />}
      </Suspense>
    </>
  )
}
