import type { Certificate } from '@credenza/schema/certificate'
import { linkedInUrl } from '@credenza/schema/linkedin-url'
import { Button } from '@mantine/core'
import { Share2, SquareUser } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shareTexts } from '../../texts/share.ts'

const ShareDialog = lazy(() => import('../share/share-dialog.tsx'))

/** What a holder does with an accepted certificate: links of their own, with a QR code, and LinkedIn. */
export default function HolderButtons({ certificate }: { certificate: Certificate }) {
  const [sharing, setSharing] = useState(false)
  const { title, issuerName: issuer, date, validUntil, slug } = certificate
  const profile = linkedInUrl({ title, issuer, date, validUntil, slug, publicUrl: location.origin })
  return (
    <>
      <Button
        component="a"
        href={profile}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<SquareUser size={16} />}
      >
        {shareTexts.linkedIn}
      </Button>
      <Button leftSection={<Share2 size={16} />} onClick={() => setSharing(true)}>
        {shareTexts.button}
      </Button>
      <Suspense>
        {sharing && <ShareDialog certificate={certificate} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  )
}
