import type { CorrectionRequest } from '@credenza/schema/correction'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { copyText } from '../../lib/copy-text.ts'
import { formatDate } from '../../lib/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { shareLink } from '../certificate/share-path.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import { UploadState } from '../upload/upload-state.tsx'
import type { OwnCertificate } from './holder-calls.ts'

const CardSharing = lazy(() => import('../share/card-sharing.tsx'))
const CardCorrection = lazy(() => import('../correction/card-correction.tsx'))

const texts = certificateTexts.mine

interface CertificateCardProps {
  certificate: OwnCertificate
  /** The correction that waits to take its place. */
  waiting: OwnCertificate | undefined
  /** What its holder asked to have corrected. */
  request: CorrectionRequest | undefined
}

/** One certificate of the student. */
export function CertificateCard({ certificate, waiting, request }: CertificateCardProps) {
  const copy = async () => {
    await copyText(shareLink(certificate.slug, certificate.documentKey))
    toast.success(texts.linkCopied)
  }
  return (
    <Card withBorder radius="lg" p="lg" bg="var(--surface)">
      <Stack gap="sm" h="100%">
        <Group justify="space-between">
          <Text fz="sm" c="dimmed">
            {formatDate(certificate.date)}
          </Text>
          <StateBadge certificate={certificate} />
        </Group>
        <div style={{ flex: 1 }}>
          <Title order={2} fz="md" dir="auto">
            {certificate.title}
          </Title>
          <Text fz="sm" c="dimmed" dir="auto">
            {certificate.issuerName}
          </Text>
        </div>
        <UploadState certificate={certificate} />
        <Group gap="sm">
          <Button component={Link} to={`/certificate/${certificate._id}`} size="compact-md" variant="default">
            {texts.open}
          </Button>
          {certificate.isVerified && (
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<Link2 size={15} />}
              onClick={() => void copy()}
            >
              {texts.copyLink}
            </Button>
          )}
        </Group>
        <Suspense>
          {certificate.isVerified && <CardSharing certificate={certificate} />}
          <CardCorrection certificate={certificate} waiting={waiting} request={request} />
        </Suspense>
      </Stack>
    </Card>
  )
}
