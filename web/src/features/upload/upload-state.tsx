import { Badge, Group, Text } from '@mantine/core'
import { money } from '../../lib/format.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'
import type { OwnCertificate } from '../holder/holder-calls.ts'
import { feeNotice } from './fee-notice.ts'

/** Says of a student's own upload that it is one, whom it waits for, and what it costs. */
export function UploadState({ certificate }: { certificate: OwnCertificate }) {
  const { fee } = certificate
  if (certificate.origin !== 'user') return null
  return (
    <Group gap={6}>
      <Badge color="indigo">{texts.markOwn}</Badge>
      {certificate.status === '0' && (
        <Text fz="sm" c="dimmed">
          {certificate.isVerified ? texts.waitsForVerifier : texts.waitsForIssuer(certificate.issuerName)}
        </Text>
      )}
      {fee && fee.mostFils > 0 && (
        <Text fz="sm" c="dimmed">
          {certificate.status === '1' ? texts.fee.charged(money(fee.mostFils)) : feeNotice(fee)}
        </Text>
      )}
    </Group>
  )
}
