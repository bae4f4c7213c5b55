import type { Certificate } from '@credenza/schema/certificate'
import { Button, Menu } from '@mantine/core'
import { Download } from 'lucide-react'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { useDownload } from './use-download.ts'

/** The certificate as a file. */
export default function DownloadMenu({ certificate }: { certificate: Certificate }) {
  const { choices, busy } = useDownload(certificate)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} />} loading={busy}>
          {certificatePageTexts.detail.download.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ label, start }) => (
          <Menu.Item key={label} onClick={start}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
