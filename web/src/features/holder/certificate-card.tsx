import type { CorrectionRequest } from '@credenza/schema/correction'
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { formatDate } from '../../lib/format.ts'
import { isCorrectable } from '../certificate/certificate-state.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import { UploadState } from '../upload/upload-state.tsx'
import type { OwnCertificate } from './holder-calls.ts'

const CardActions = lazy(() => import('./card-actions.tsx'))
const CardCorrection = lazy(() => import('../correction/card-correction.tsx'))

interface CertificateCardProps {
  certificate: OwnCertificate
  /** The correction waiting to replace it. */
  waiting: OwnCertificate | undefined
  /** The holder's correction request. */
  request: CorrectionRequest | undefined
}

/** One certificate of the student. */
export function CertificateCard({ certificate, waiting, request }: CertificateCardProps) {
  const canAsk = isCorrectable(certificate) && !waiting && request?.state !== 'open'
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
        <Suspense fallback={<Skeleton height={26} />}>
          <CardActions certificate={certificate} canAsk={canAsk} />
          <CardCorrection certificate={certificate} waiting={waiting} request={request} />
        </Suspense>
      </Stack>
    </Card>
  )
}
