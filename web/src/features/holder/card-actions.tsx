import { Button, Group } from '@mantine/core'
import { Download, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { rowAct } from '../../lib/list/row-act.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { shareTexts } from '../../texts/share.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useDownload } from '../download/use-download.ts'
import { useShare } from '../share/use-share.tsx'
import { type CardDialog, CardMenu } from './card-menu.tsx'
import type { OwnCertificate } from './holder-calls.ts'

const BadgeDialog = lazy(() => import('../share/badge-dialog.tsx'))
const LinkedInDialog = lazy(() => import('../share/linkedin-dialog.tsx'))
const WalletOfferDialog = lazy(() => import('../wallet-offer/wallet-offer-dialog.tsx'))
const AskDialog = lazy(() => import('../correction/ask-dialog.tsx'))

const texts = certificateTexts.mine

interface CardActionsProps {
  certificate: OwnCertificate
  /** Whether the holder may request a correction now. */
  canAsk: boolean
}

/** A holder's actions on a certificate, sharing first. */
export default function CardActions({ certificate, canAsk }: CardActionsProps) {
  const [dialog, setDialog] = useState<CardDialog>()
  const { choices, busy } = useDownload(certificate)
  const [pdf, ...otherFiles] = choices
  const sharing = useShare(certificate)
  const { title, issuerName, isVerified } = certificate
  const close = () => setDialog(undefined)

  if (!isVerified)
    return (
      <Group>
        <Button
          component={Link}
          to={`/certificate/${certificate._id}`}
          size="compact-md"
          variant="default"
          aria-label={rowAct(texts.open, title, issuerName)}
        >
          {texts.open}
        </Button>
      </Group>
    )
  return (
    <Group gap="sm">
      <Button
        size="compact-md"
        leftSection={<Share2 size={15} />}
        onClick={sharing.share}
        loading={sharing.isPending}
        aria-label={rowAct(shareTexts.button, title, issuerName)}
      >
        {shareTexts.button}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<Download size={15} />}
        onClick={pdf.start}
        loading={busy}
        aria-label={rowAct(texts.pdf, title, issuerName)}
      >
        {texts.pdf}
      </Button>
      <MoreMenu label={certificateTexts.more(title, issuerName)} size={28} ms="auto" variant="default">
        {() => (
          <CardMenu
            certificate={certificate}
            canAsk={canAsk}
            files={otherFiles}
            onOpenLinks={sharing.openLinks}
            onOpen={setDialog}
          />
        )}
      </MoreMenu>
      {sharing.dialog}
      <Suspense>
        {dialog === 'badge' && <BadgeDialog certificate={certificate} onClose={close} />}
        {dialog === 'linkedIn' && <LinkedInDialog certificate={certificate} onClose={close} />}
        {dialog === 'wallet' && <WalletOfferDialog certificate={certificate} onClose={close} />}
        {dialog === 'ask' && <AskDialog certificate={certificate} onClose={close} />}
      </Suspense>
    </Group>
  )
}
