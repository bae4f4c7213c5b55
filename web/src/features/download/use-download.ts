import type { Certificate } from '@credenza/schema/certificate'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { saveFile } from '../../lib/save-file.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { portableTexts } from '../../texts/portable.ts'
import { credentialPath, documentPath } from '../certificate/document-path.ts'

const texts = certificateTexts.detail.download

interface DownloadChoice {
  label: string
  start: () => void
}

/** A certificate's downloads: for printing, for showing, or for checking by machine. */
export function useDownload(certificate: Certificate): { choices: readonly DownloadChoice[]; busy: boolean } {
  const { _id, slug, isVerified } = certificate
  const [busy, setBusy] = useState(false)
  const attempt = async (save: () => Promise<void>, failed: string) => {
    setBusy(true)
    try {
      await save()
    } catch {
      toast.error(failed)
    } finally {
      setBusy(false)
    }
  }
  const file = (label: string, path: string, extension: string): DownloadChoice => ({
    label,
    start: () => void attempt(() => saveFile(path, `${slug}.${extension}`), texts.failed),
  })
  const page: DownloadChoice = {
    label: portableTexts.download,
    start: () =>
      void attempt(async () => {
        const { savePageOfParty } = await import('../portable/save-page.ts')
        await savePageOfParty(certificate)
      }, portableTexts.failed),
  }
  const drawn = [
    file(texts.pdf, documentPath(_id, 'pdf'), 'pdf'),
    file(texts.png, documentPath(_id, 'png'), 'png'),
  ]
  const choices = isVerified ? [...drawn, page, file(texts.json, credentialPath(_id), 'json')] : drawn
  return { choices, busy }
}
