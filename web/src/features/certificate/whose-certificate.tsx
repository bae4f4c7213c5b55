import type { Certificate } from '@credenza/schema/certificate'
import { Text } from '@mantine/core'

interface WhoseCertificateProps {
  certificate: Pick<Certificate, 'title' | 'userName'>
  /** Said only to those who see certificates of several issuers. */
  issuerName?: string
}

/** Title and holder of the certificate that a dialog is about. */
export default function WhoseCertificate({ certificate, issuerName }: WhoseCertificateProps) {
  return (
    <div>
      <Text fw={600} c="var(--mantine-color-text)" dir="auto">
        {certificate.title}
      </Text>
      <Text fz="sm" c="dimmed">
        <bdi>{certificate.userName}</bdi>
        {issuerName && (
          <>
            {' · '}
            <bdi>{issuerName}</bdi>
          </>
        )}
      </Text>
    </div>
  )
}
