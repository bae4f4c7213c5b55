import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { fileNameOf } from '@credenza/schema/file-name'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { portableTexts } from '../../texts/portable.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { credentialPath, documentPath } from '../certificate/document-path.ts'
import { saveForm } from './save-form.ts'

const texts = certificatePageTexts.detail.download

export interface DownloadChoice {
  label: string
  start: () => void
}

interface Downloads {
  choices: readonly [pdf: DownloadChoice, ...others: DownloadChoice[]]
  busy: boolean
}

/** A certificate's downloads: for printing, for showing, or for checking by machine. */
export function useDownload(certificate: Certificate): Downloads {
  const { _id, isVerified } = certificate
  const [busy, setBusy] = useState(false)
  const isOfVerifier = useSession()?.role === 'verifier'
  const maySign = usePermitted()('sign')
  const attempt = async (save: () => Promise<void>, failed: string) => {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      toast.error(messageOf(error, failed))
    } finally {
      setBusy(false)
    }
  }
  const file = (label: string, path: string, extension: string): DownloadChoice => ({
    label,
    start: () => void attempt(() => saveFile(path, fileNameOf(certificate, extension)), texts.failed),
  })
  const page: DownloadChoice = {
    label: portableTexts.download,
    start: () =>
      void attempt(async () => {
        const { savePageOfParty } = await import('../portable/save-page.ts')
        await savePageOfParty(certificate)
      }, portableTexts.failed),
  }
  const pdf = file(texts.pdf, documentPath(_id, 'pdf'), 'pdf')
  const png = file(texts.png, documentPath(_id, 'png'), 'png')
  const checkable = isVerified ? [page, file(texts.json, credentialPath(_id), 'json')] : []
  const form = (label: string, format: 'clr' | 'elm' | 'blockcerts'): DownloadChoice => ({
    label,
    start: () => void attempt(() => saveForm(certificate, format), certificateTexts.mine.notForWallet),
  })
  // The server signs these when somebody asks for them, and not for verifiers.
  const forms =
    maySign && !isOfVerifier && isOpenTo(certificate.state, 'deliver')
      ? [
          ...(certificate.hasCourses ? [form(walletOfferTexts.transcript, 'clr')] : []),
          form(walletOfferTexts.europass, 'elm'),
          form(walletOfferTexts.blockcerts, 'blockcerts'),
        ]
      : []
  return { choices: [pdf, png, ...checkable, ...forms], busy }
}
