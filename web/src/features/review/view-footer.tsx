import { Button, Group } from '@mantine/core'
import { Download } from 'lucide-react'
import { reviewTexts as texts } from '../../texts/review.ts'
import DownloadMenu from '../download/download-menu.tsx'
import { saveCertificateFile } from '../upload/save-certificate-file.ts'
import { DecisionButtons, type Decisions } from './decision-buttons.tsx'
import type { Reviewable } from './review-calls.ts'

/** Saves the certificate on view, and decides on it. */
export function ViewFooter({ certificate, onAccept, onReject }: Decisions & { certificate: Reviewable }) {
  return (
    <Group justify="space-between" w="100%" gap="sm">
      {certificate.origin === 'user' ? (
        <Button
          variant="default"
          leftSection={<Download size={16} />}
          onClick={() => void saveCertificateFile(certificate.doc_url)}
        >
          {texts.user.download}
        </Button>
      ) : (
        <DownloadMenu certificate={certificate} />
      )}
      <DecisionButtons request={certificate} onAccept={onAccept} onReject={onReject} />
    </Group>
  )
}
