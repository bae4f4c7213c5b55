import type { Certificate } from '@credenza/schema/certificate'
import { Badge, Group, Text } from '@mantine/core'
import { uploadTexts as texts } from '../../texts/upload.ts'

/** Says of a student's own upload that it is one, and whom it waits for. */
export function UploadState({ certificate }: { certificate: Certificate }) {
  if (certificate.origin !== 'user') return null
  return (
    <Group gap={6}>
      <Badge color="indigo">{texts.markOwn}</Badge>
      {certificate.status === '0' && (
        <Text fz="sm" c="dimmed">
          {certificate.isVerified ? texts.waitsForVerifier : texts.waitsForIssuer(certificate.issuerName)}
        </Text>
      )}
    </Group>
  )
}
