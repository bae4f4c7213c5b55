import type { Certificate } from '@credenza/schema/certificate'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { certificateTexts } from '../../texts/certificate.ts'
import { transactionHash } from './certificate-state.ts'
import { DocumentPicture } from './document-picture.tsx'
import { FaceFacts } from './face-facts.tsx'

const texts = certificateTexts.rendered

interface DocumentSheetProps {
  title?: string
  certificate: Certificate
  isParty: boolean
}

/** The certificate as printed, and its contents as text. */
export function DocumentSheet({ title = texts.title, certificate, isParty }: DocumentSheetProps) {
  return (
    <Paper component="article" withBorder radius="lg" p="lg" bg="var(--surface)" aria-label={title}>
      <Stack>
        <Title order={2} fz="lg">
          {title}
        </Title>
        {isParty && <DocumentPicture certificate={certificate} />}
        <FaceFacts certificate={certificate} />
        {transactionHash(certificate) && (
          <Text fz="sm" c="dimmed">
            {texts.recorded}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
