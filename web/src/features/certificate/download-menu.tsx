import type { Certificate } from '@credenza/schema/certificate'
import { Button, type ButtonProps, Menu } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { saveFile } from '../../lib/save-file.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { portableTexts } from '../../texts/portable.ts'
import { credentialPath, documentPath } from './document-path.ts'

const texts = certificateTexts.detail.download

/** The certificate as a file: to print, to show, or to be checked by a machine. */
export default function DownloadMenu({
  certificate,
  size,
}: {
  certificate: Certificate
  size?: ButtonProps['size']
}) {
  const [busy, setBusy] = useState(false)
  const { _id, slug, isVerified } = certificate
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
  const save = (path: string, extension: string) =>
    attempt(() => saveFile(path, `${slug}.${extension}`), texts.failed)
  const savePage = () =>
    attempt(async () => {
      const { savePageOfParty } = await import('../portable/save-page.ts')
      await savePageOfParty(certificate)
    }, portableTexts.failed)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" {...(size && { size })} leftSection={<Download size={16} />} loading={busy}>
          {texts.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save(documentPath(_id, 'pdf'), 'pdf')}>{texts.pdf}</Menu.Item>
        <Menu.Item onClick={() => void save(documentPath(_id, 'png'), 'png')}>{texts.png}</Menu.Item>
        {isVerified && (
          <>
            <Menu.Item onClick={() => void savePage()}>{portableTexts.download}</Menu.Item>
            <Menu.Item onClick={() => void save(credentialPath(_id), 'json')}>{texts.json}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
