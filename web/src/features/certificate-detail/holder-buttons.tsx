import type { Certificate } from '@credenza/schema/certificate'
import { linkedInUrl } from '@credenza/schema/linkedin-url'
import { Button } from '@mantine/core'
import { Share2, SquareUser, WalletCards } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { shareTexts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { useShare } from '../share/use-share.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'

const WalletOfferDialog = lazy(() => import('../wallet-offer/wallet-offer-dialog.tsx'))

/** What a holder can do with an accepted certificate: share it, or add it to LinkedIn and a digital wallet. */
export default function HolderButtons({ certificate }: { certificate: Certificate }) {
  const { share, isPending, dialog } = useShare(certificate)
  const [offersToWallet, setOffersToWallet] = useState(false)
  const { title, issuerName: issuer, date, validUntil, slug } = certificate
  const profile = linkedInUrl({ title, issuer, date, validUntil, slug, publicUrl: location.origin })
  return (
    <>
      <Button leftSection={<Share2 size={16} />} onClick={share} loading={isPending}>
        {shareTexts.button}
      </Button>
      <Button
        component="a"
        href={profile}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<SquareUser size={16} />}
      >
        {shareTexts.linkedIn}
      </Button>
      {canGoIntoWallet(certificate) && (
        <Button
          variant="default"
          leftSection={<WalletCards size={16} />}
          onClick={() => setOffersToWallet(true)}
        >
          {walletOfferTexts.button}
        </Button>
      )}
      {dialog}
      <Suspense>
        {offersToWallet && (
          <WalletOfferDialog certificate={certificate} onClose={() => setOffersToWallet(false)} />
        )}
      </Suspense>
    </>
  )
}
