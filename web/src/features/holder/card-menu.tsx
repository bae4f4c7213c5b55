import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { Menu } from '@mantine/core'
import { Code, Download, FilePenLine, Link2, QrCode, SquareUser, WalletCards } from 'lucide-react'
import toast from 'react-hot-toast'
import { copyText } from '../../lib/text/copy-text.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { shareTexts } from '../../texts/share.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { shareLink } from '../certificate/share-path.ts'
import { saveForm } from '../download/save-form.ts'
import type { DownloadChoice } from '../download/use-download.ts'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'
import type { OwnCertificate } from './holder-calls.ts'

const texts = certificateTexts.mine

export type CardDialog = 'badge' | 'ask' | 'linkedIn' | 'wallet'

interface CardMenuProps {
  certificate: OwnCertificate
  canAsk: boolean
  /** The files besides the PDF. */
  files: readonly DownloadChoice[]
  onOpenLinks: () => void
  onOpen: (dialog: CardDialog) => void
}

/** The items behind “More”: further ways to share a certificate, and its files. */
export function CardMenu({ certificate, canAsk, files, onOpenLinks, onOpen }: CardMenuProps) {
  const copy = async () => {
    await copyText(shareLink(certificate.slug, certificate.documentKey))
    toast.success(texts.linkCopied)
  }
  const saveFile = () => saveForm(certificate, 'dc+sd-jwt').catch(() => toast.error(texts.notForWallet))
  return (
    <>
      <Menu.Item leftSection={<QrCode size={15} />} onClick={onOpenLinks}>
        {shareTexts.links}
      </Menu.Item>
      {canGoIntoWallet(certificate) && (
        <Menu.Item leftSection={<WalletCards size={15} />} onClick={() => onOpen('wallet')}>
          {walletOfferTexts.button}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Link2 size={15} />} onClick={() => void copy()}>
        {texts.copyLink}
      </Menu.Item>
      <Menu.Item leftSection={<SquareUser size={15} />} onClick={() => onOpen('linkedIn')}>
        {shareTexts.linkedIn}
      </Menu.Item>
      <Menu.Item leftSection={<Code size={15} />} onClick={() => onOpen('badge')}>
        {shareTexts.badge.button}
      </Menu.Item>
      {canAsk && (
        <Menu.Item leftSection={<FilePenLine size={15} />} onClick={() => onOpen('ask')}>
          {askedCorrectionTexts.ask.button}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{certificatePageTexts.detail.download.button}</Menu.Label>
      {isOpenTo(certificate.state, 'deliver') && (
        <Menu.Item leftSection={<Download size={15} />} onClick={() => void saveFile()}>
          {texts.forWallet}
        </Menu.Item>
      )}
      {files.map(({ label, start }) => (
        <Menu.Item key={label} leftSection={<Download size={15} />} onClick={start}>
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
