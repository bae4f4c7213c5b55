import type { Verification } from '@credenza/credential/verify'
import type { verificationResponse } from '@credenza/schema/verification'
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { spokenVerification } from '../../texts/findings.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Problem } from '../../ui/problem.tsx'
import { CheckList } from '../verification/check-list.tsx'
import type { Foreign } from '../verification/load-certificate.ts'
import { ClaimedFacts, SignedFactList } from './fact-list.tsx'
import { VerdictSummary } from './verdict-summary.tsx'

const texts = verifyTexts.foreign

/**
 * A certificate issued elsewhere. Only our server can contact its issuer, so the certificate would leave the browser:
 * nothing is sent before the visitor agrees.
 */
export default function ForeignCertificate({ credential }: { credential: Foreign['credential'] }) {
  const [verification, setVerification] = useState<Verification>()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setIsSending(true)
    setFault(undefined)
    try {
      const { data } = await call<typeof verificationResponse>({
        method: 'POST',
        path: '/api/verify',
        json: credential,
      })
      setVerification(spokenVerification(data as Verification))
    } catch {
      setFault(texts.failed)
    }
    setIsSending(false)
  }

  if (!verification) {
    return (
      <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
        <Stack align="flex-start">
          <Title order={2} fz="lg">
            {texts.title}
          </Title>
          <Text>{texts.explanation(location.host)}</Text>
          <Button loading={isSending} onClick={() => void send()}>
            {texts.send}
          </Button>
          <Problem text={fault} />
        </Stack>
      </Paper>
    )
  }
  return (
    <Stack gap="xl">
      <VerdictSummary verification={verification} />
      {verification.isSigned ? (
        <SignedFactList facts={verification.facts} />
      ) : (
        <ClaimedFacts facts={verification.facts} />
      )}
      <section aria-labelledby="checks-title">
        <Title order={2} fz="md" mb="sm" id="checks-title">
          {verifyTexts.page.checksTitle}
        </Title>
        <CheckList settled={new Map(verification.checks.map((check) => [check.name, check]))} />
      </section>
    </Stack>
  )
}
