import type { Verification } from '@credenza/credential/verify'
import type { verificationResponse } from '@credenza/schema/verification'
import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { call } from '../../lib/api/call.ts'
import { spokenVerification } from '../../texts/findings.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page/page.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { AchievementFacts } from '../verification/achievement-facts.tsx'
import type { Foreign } from '../verification/load-certificate.ts'
import { ClaimedFacts } from './fact-list.tsx'
import { CertificateHead } from './result/certificate-head.tsx'
import { FoldedChecks } from './result/folded-checks.tsx'
import styles from './result/result.module.css'

const texts = verifyTexts.foreign

/** The server found no certificate in it. Nothing else says anything about what was sent. */
const isRefused = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 400 || error.status === 422)

interface ForeignCertificateProps {
  credential: Foreign['credential']
  actions: ReactNode
}

/**
 * A certificate issued elsewhere. Only our server can contact its issuer, so the certificate would leave the browser:
 * nothing is sent before the visitor agrees.
 */
export default function ForeignCertificate({ credential, actions }: ForeignCertificateProps) {
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
    } catch (error) {
      setFault(isRefused(error) ? messageOf(error) : texts.failed)
    }
    setIsSending(false)
  }

  if (!verification) {
    return (
      <Page title={verifyTexts.page.title} actions={actions}>
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
      </Page>
    )
  }
  const { isSigned, facts, checks } = verification
  return (
    <Container size="xl" py={{ base: 'md', sm: 'xl' }} w="100%">
      <div className={styles.result}>
        <CertificateHead verification={verification} facts={isSigned ? facts : undefined} />
        {isSigned ? <AchievementFacts {...facts.achievement} /> : <ClaimedFacts facts={facts} />}
        <FoldedChecks
          settled={new Map(checks.map((check) => [check.name, check]))}
          verification={verification}
        />
        <div className={styles.actions}>{actions}</div>
      </div>
    </Container>
  )
}
