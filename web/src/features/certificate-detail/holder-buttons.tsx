import type { Certificate } from '@credenza/schema/certificate'
import { linkedInUrl } from '@credenza/schema/linkedin-url'
import { Button } from '@mantine/core'
import { Share2, SquareUser } from 'lucide-react'
import { shareTexts } from '../../texts/share.ts'
import { useShare } from '../share/use-share.tsx'

/** What a holder does with an accepted certificate: links of their own, with a QR code, and LinkedIn. */
export default function HolderButtons({ certificate }: { certificate: Certificate }) {
  const { share, isPending, dialog } = useShare(certificate)
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
      <Button leftSection={<Share2 size={16} />} onClick={share} loading={isPending}>
        {shareTexts.button}
      </Button>
      {dialog}
    </>
  )
}
