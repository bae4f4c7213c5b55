import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Stack } from '@mantine/core'
import { verdictTexts as texts } from '../../../texts/verdict.ts'
import { Checked } from './checked.tsx'
import { MissingList } from './missing-list.tsx'

interface VerdictProps {
  certificate: Certificate
  /** Undefined for anyone but the certificate's parties, and for everyone once it is erased. */
  documentKey: string | undefined
}

/** Checks in the visitor's browser whether a certificate is valid. Before it is complete, shows what it is waiting for. */
export default function Verdict({ certificate, documentKey }: VerdictProps) {
  if (!certificate.isVerified) {
    const isDeclined = certificate.state === 'declined'
    const { title, text } = isDeclined ? texts.declined : texts.unsigned
    return (
      <Stack gap="md">
        <Alert color={isDeclined ? 'gray' : 'yellow'} title={title}>
          {text}
        </Alert>
        <MissingList certificate={certificate} />
      </Stack>
    )
  }
  return <Checked certificate={certificate} documentKey={documentKey} />
}
