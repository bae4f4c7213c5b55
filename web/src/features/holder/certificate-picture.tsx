import { certificateStaleTimeMs } from '@credenza/schema/constants'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { useRef } from 'react'
import { useNearViewport } from '../../lib/browser/use-near-viewport.ts'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { pictureQuery } from '../certificate/certificate-calls.ts'
import styles from './certificate-card.module.css'
import type { OwnCertificate } from './holder-calls.ts'

/** The certificate in its issuer's design. The server draws it, so it is fetched only shortly before it comes into view. */
export function CertificatePicture({ certificate }: { certificate: OwnCertificate }) {
  const { _id, title, userName } = certificate
  const frame = useRef<HTMLDivElement>(null)
  const picture = useQuery({
    ...pictureQuery(_id),
    enabled: useNearViewport(frame),
    staleTime: certificateStaleTimeMs,
    refetchOnWindowFocus: false,
  })
  const url = useObjectUrl(picture.data)
  return (
    <div className={styles.picture} ref={frame}>
      {url ? (
        <img src={url} alt={certificateTexts.rendered.pictureOf(title, userName)} width={297} height={210} />
      ) : picture.isError ? (
        <Award aria-hidden size={40} strokeWidth={1.25} />
      ) : (
        <Skeleton height="100%" radius={0} />
      )}
    </div>
  )
}
