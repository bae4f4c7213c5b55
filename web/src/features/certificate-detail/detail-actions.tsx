import type { Certificate } from '@credenza/schema/certificate'
import { Button, Skeleton } from '@mantine/core'
import { FilePlus2, Link2, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { shareTexts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { planFor } from '../act/acts.ts'
import { useActs } from '../act/use-acts.tsx'
import { againPath } from '../certificate/again-path.ts'
import { shareLink, sharePath } from '../certificate/share-path.ts'
import { useCorrection } from '../correction/use-correction.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'

const HolderButtons = lazy(() => import('./holder-buttons.tsx'))
const DownloadMenu = lazy(() => import('../download/download-menu.tsx'))
const RowMenu = lazy(() => import('../act/row-menu.tsx'))

const texts = certificatePageTexts.detail

interface DetailActionsProps {
  certificate: Certificate
  /** The key to the document, for its parties. */
  documentKey: string | undefined
  isParty: boolean
  isHolder: boolean
  isIssuer: boolean
}

/** What a reader can do with a certificate. What is still loading has its room, so that nothing moves when it comes. */
export function DetailActions({ certificate, documentKey, isParty, isHolder, isIssuer }: DetailActionsProps) {
  const mayPrepare = usePermitted()('prepare')
  const share = async () => {
    await copyText(shareLink(certificate.slug, documentKey))
    toast.success(texts.shared)
  }
  const again = isIssuer && mayPrepare ? againPath(certificate) : undefined
  return (
    <>
      {again && (
        <Button component={Link} to={again} leftSection={<FilePlus2 size={16} />}>
          {texts.again}
        </Button>
      )}
      {certificate.isVerified && isHolder && (
        <Suspense fallback={holderWords(certificate).map(roomFor)}>
          <HolderButtons certificate={certificate} />
        </Suspense>
      )}
      {isParty && (
        <Suspense fallback={roomFor(texts.download.button)}>
          <DownloadMenu certificate={certificate} />
        </Suspense>
      )}
      {certificate.isVerified && (
        <Button
          component={Link}
          to={sharePath(certificate.slug, documentKey)}
          variant="default"
          leftSection={<ShieldCheck size={16} />}
        >
          {texts.check}
        </Button>
      )}
      {certificate.isVerified && !isHolder && (
        <Button
          variant={again ? 'default' : 'filled'}
          leftSection={<Link2 size={16} />}
          onClick={() => void share()}
          title={texts.shareHint}
        >
          {texts.share}
        </Button>
      )}
      {isIssuer && <IssuerMenu certificate={certificate} />}
    </>
  )
}

function IssuerMenu({ certificate }: { certificate: Certificate }) {
  const acts = useActs()
  const correction = useCorrection()
  return (
    <>
      <Suspense fallback={<Skeleton width={36} height={36} />}>
        <RowMenu
          certificate={certificate}
          onAct={(act, of) => acts.plan(planFor(act, of))}
          onCorrect={correction.correct}
          withOpen={false}
        />
      </Suspense>
      {acts.dialog}
      {correction.dialog}
    </>
  )
}

/** As wide as a button with this label and an icon. */
const roomFor = (label: string) => (
  <Skeleton key={label} width="auto">
    <Button leftSection={<Link2 size={16} />} disabled aria-hidden>
      {label}
    </Button>
  </Skeleton>
)

const holderWords = (certificate: Certificate): string[] => [
  shareTexts.button,
  shareTexts.linkedIn,
  ...(canGoIntoWallet(certificate) ? [walletOfferTexts.button] : []),
]
