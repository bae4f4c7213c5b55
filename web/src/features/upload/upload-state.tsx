import { reviewOf } from '@credenza/schema/certificate-state/review'
import { Badge, Group, Text } from '@mantine/core'
import { money } from '../../lib/text/format.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'
import type { OwnCertificate } from '../holder/holder-calls.ts'
import { feeNotice } from './fee-notice.ts'

/** Marks a student's own upload, with who must act next and what it costs. */
export default function UploadState({ certificate }: { certificate: OwnCertificate }) {
  const { origin, state, status, issuerName, fee } = certificate
  if (origin !== 'user') return null
  const waitsFor =
    state === 'draft' ? texts.waitsForIssuer(issuerName) : state === 'signed' && texts.waitsForVerifier
  return (
    <Group gap={6}>
      <Badge color="indigo">{texts.markOwn}</Badge>
      {waitsFor && (
        <Text fz="sm" c="dimmed">
          {waitsFor}
        </Text>
      )}
      {fee && fee.mostFils > 0 && (
        <Text fz="sm" c="dimmed">
          {reviewOf(status) === 'verified' ? texts.fee.charged(money(fee.mostFils)) : feeNotice(fee)}
        </Text>
      )}
    </Group>
  )
}
