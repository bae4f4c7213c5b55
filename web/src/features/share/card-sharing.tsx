import type { Certificate } from '@credenza/schema/certificate'
import { linkedInUrl } from '@credenza/schema/linkedin-url'
import { Button, Group } from '@mantine/core'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shareTexts as texts } from '../../texts/share.ts'
import DownloadMenu from '../certificate/download-menu.tsx'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** The ways in which a signed certificate leaves its holder's hands: as a link, as a file, into a profile. */
export default function CardSharing({ certificate }: { certificate: Certificate }) {
  const [sharing, setSharing] = useState(false)
  const { title, issuerName, date, validUntil, slug } = certificate
  return (
    <Group gap="sm">
      <Button size="compact-md" leftSection={<Share2 size={15} />} onClick={() => setSharing(true)}>
        {texts.button}
      </Button>
      <DownloadMenu certificate={certificate} size="compact-md" />
      <Button
        component="a"
        href={linkedInUrl({ title, issuer: issuerName, date, validUntil, slug, publicUrl: location.origin })}
        target="_blank"
        rel="noopener noreferrer"
        size="compact-md"
        variant="subtle"
      >
        {texts.linkedIn}
      </Button>
      <Suspense>
        {sharing && <ShareDialog certificate={certificate} onClose={() => setSharing(false)} />}
      </Suspense>
    </Group>
  )
}
