import type { CorrectionRequest } from '@credenza/schema/correction'
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatDate } from '../../lib/text/format.ts'
import { isCorrectable } from '../certificate/certificate-state.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import styles from './certificate-card.module.css'
import { CertificatePicture } from './certificate-picture.tsx'
import type { OwnCertificate } from './holder-calls.ts'

const CardActions = lazy(() => import('./card-actions.tsx'))
const CardCorrection = lazy(() => import('../correction/card-correction.tsx'))
const UploadState = lazy(() => import('../upload/upload-state.tsx'))

interface CertificateCardProps {
  certificate: OwnCertificate
  /** The correction waiting to replace it. */
  waiting: OwnCertificate | undefined
  /** The holder's correction request. */
  request: CorrectionRequest | undefined
}

/** One of the student's certificates: its picture, which opens it, and the student's actions. */
export function CertificateCard({ certificate, waiting, request }: CertificateCardProps) {
  const canAsk = isCorrectable(certificate) && !waiting && request?.state !== 'open'
  return (
    <Card withBorder radius="lg" p={0} bg="var(--surface)">
      <div className={styles.face}>
        <CertificatePicture certificate={certificate} />
        <Stack gap={4} p="md" pb="sm">
          <Title order={2} fz="md">
            <Link className={styles.title} to={`/certificate/${certificate._id}`}>
              <bdi>{certificate.title}</bdi>
            </Link>
          </Title>
          <Text fz="sm" c="dimmed">
            <bdi>{certificate.issuerName}</bdi>
          </Text>
          <Group justify="space-between" gap="xs">
            <Text fz="sm" c="dimmed">
              {formatDate(certificate.date)}
            </Text>
            <StateBadge certificate={certificate} />
          </Group>
        </Stack>
      </div>
      <Stack gap="sm" p="md" pt={0}>
        <Suspense fallback={<Skeleton height={28} />}>
          <UploadState certificate={certificate} />
          <CardActions certificate={certificate} canAsk={canAsk} />
          <CardCorrection certificate={certificate} waiting={waiting} request={request} />
        </Suspense>
      </Stack>
    </Card>
  )
}
