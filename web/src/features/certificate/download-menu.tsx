import type { Certificate } from '@credenza/schema/certificate'
import { Button, Menu } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { saveFile } from '../../lib/save-file.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { credentialPath, documentPath } from './document-path.ts'

const texts = certificateTexts.detail.download

/** The certificate as a file: to print, to show, or to be checked by a machine. */
export default function DownloadMenu({ certificate }: { certificate: Certificate }) {
  const [busy, setBusy] = useState(false)
  const { _id, slug, isVerified } = certificate
  const save = async (path: string, extension: string) => {
    setBusy(true)
    try {
      await saveFile(path, `${slug}.${extension}`)
    } catch {
      toast.error(texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} />} loading={busy}>
          {texts.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save(documentPath(_id, 'pdf'), 'pdf')}>{texts.pdf}</Menu.Item>
        <Menu.Item onClick={() => void save(documentPath(_id, 'png'), 'png')}>{texts.png}</Menu.Item>
        {isVerified && (
          <Menu.Item onClick={() => void save(credentialPath(_id), 'json')}>{texts.json}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
