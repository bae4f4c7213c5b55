import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { linkedInUrl } from '@credenza/schema/linkedin-url'
import { Button, Group, Menu } from '@mantine/core'
import { Code, Download, FilePenLine, Link2, QrCode, Share2, SquareUser, WalletCards } from 'lucide-react'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { rowAct } from '../../lib/list/row-act.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { shareTexts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { shareLink } from '../certificate/share-path.ts'
import { saveForm } from '../download/save-form.ts'
import { useDownload } from '../download/use-download.ts'
import { useShare } from '../share/use-share.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'
import type { OwnCertificate } from './holder-calls.ts'

const BadgeDialog = lazy(() => import('../share/badge-dialog.tsx'))
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
  const [dialog, setDialog] = useState<'badge' | 'ask' | 'wallet'>()
  const { choices, busy } = useDownload(certificate)
  const [pdf, ...otherFiles] = choices
  const sharing = useShare(certificate)
  const { title, issuerName, date, validUntil, slug, isVerified } = certificate
  const copy = async () => {
    await copyText(shareLink(slug, certificate.documentKey))
    toast.success(texts.linkCopied)
  }
  const saveFile = () => saveForm(certificate, 'dc+sd-jwt').catch(() => toast.error(texts.notForWallet))
  const profileUrl = () =>
    linkedInUrl({ title, issuer: issuerName, date, validUntil, slug, publicUrl: location.origin })
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
          <>
            <Menu.Item leftSection={<QrCode size={15} />} onClick={sharing.openLinks}>
              {shareTexts.links}
            </Menu.Item>
            {canGoIntoWallet(certificate) && (
              <Menu.Item leftSection={<WalletCards size={15} />} onClick={() => setDialog('wallet')}>
                {walletOfferTexts.button}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<Link2 size={15} />} onClick={() => void copy()}>
              {texts.copyLink}
            </Menu.Item>
            <Menu.Item
              component="a"
              href={profileUrl()}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<SquareUser size={15} />}
            >
              {shareTexts.linkedIn}
            </Menu.Item>
            <Menu.Item leftSection={<Code size={15} />} onClick={() => setDialog('badge')}>
              {shareTexts.badge.button}
            </Menu.Item>
            {canAsk && (
              <Menu.Item leftSection={<FilePenLine size={15} />} onClick={() => setDialog('ask')}>
                {askedCorrectionTexts.ask.button}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Label>{certificateTexts.detail.download.button}</Menu.Label>
            {isOpenTo(certificate.state, 'deliver') && (
              <Menu.Item leftSection={<Download size={15} />} onClick={() => void saveFile()}>
                {texts.forWallet}
              </Menu.Item>
            )}
            {otherFiles.map(({ label, start }) => (
              <Menu.Item key={label} leftSection={<Download size={15} />} onClick={start}>
                {label}
              </Menu.Item>
            ))}
          </>
        )}
      </MoreMenu>
      {sharing.dialog}
      <Suspense>
        {dialog === 'badge' && <BadgeDialog certificate={certificate} onClose={close} />}
        {dialog === 'wallet' && <WalletOfferDialog certificate={certificate} onClose={close} />}
        {dialog === 'ask' && <AskDialog certificate={certificate} onClose={close} />}
      </Suspense>
    </Group>
  )
}
