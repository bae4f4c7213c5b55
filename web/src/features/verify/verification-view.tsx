import type { Bundle } from '@credenza/credential/verify'
import { Button, Grid, Group, Paper, Stack, Title } from '@mantine/core'
import { Download, RotateCw } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { saveBlob } from '../../lib/save-file.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { RenderedCertificate } from '../certificate/rendered-certificate.tsx'
import { SavePageButton } from '../portable/save-page-button.tsx'
import { CheckList } from '../verification/check-list.tsx'
import type { Sources } from '../verification/ports.ts'
import { useVerification } from '../verification/use-verification.ts'
import { faceOf } from './face-of.ts'
import { ClaimedFacts } from './fact-list.tsx'
import { questionsOf } from './questions.ts'
import { VerdictSummary } from './verdict-summary.tsx'
import styles from './verify.module.css'

const texts = verifyTexts.page

interface VerificationViewProps {
  bundle: Bundle
  sources: Sources
  /** It came in a saved page that has been altered. */
  isAltered?: boolean | undefined
  /** More information, below the verdict. */
  notice?: ReactNode
  onAgain: () => void
}

/** A certificate being checked: the verdict on top, then the eight checks with the certificate beside them. */
export default function VerificationView({
  bundle,
  sources,
  isAltered = false,
  notice,
  onAgain,
}: VerificationViewProps) {
  const { settled, facts, verification } = useVerification(bundle, sources, isAltered)
  const signature = settled.get('signature')
  const isSigned = signature?.answer === 'passed'
  const isOurForm = settled.get('well-formed')?.answer === 'passed'
  const valid = verification?.verdict === 'VALID'
  const logIndex = settled.get('log')?.answer === 'passed' ? (settled.get('log')?.details.index ?? '') : ''
  const face = useMemo(
    () => (isSigned ? faceOf(facts, { valid, logIndex }) : undefined),
    [isSigned, facts, valid, logIndex],
  )
  const download = () =>
    saveBlob(new Blob([JSON.stringify(bundle)], { type: 'application/json' }), 'certificate.json')

  return (
    <Stack gap="xl">
      <VerdictSummary verification={verification}>{notice}</VerdictSummary>
      <Grid gap="xl" align="flex-start">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack gap="lg">
            {verification && (
              <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
                <dl className={styles.questions}>
                  {questionsOf(verification.checks).map(({ question, answer }) => (
                    <div key={question}>
                      <dt>{question}</dt>
                      <dd>{answer}</dd>
                    </div>
                  ))}
                </dl>
              </Paper>
            )}
            <section aria-labelledby="checks-title">
              <Title order={2} fz="md" mb="sm" id="checks-title">
                {texts.checksTitle}
              </Title>
              <CheckList settled={settled} />
            </section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack>
            {face && <RenderedCertificate face={face} />}
            {signature && !isSigned && <ClaimedFacts facts={facts} />}
            <Group gap="sm" className={styles.noPrint}>
              <Button
                variant="default"
                leftSection={<RotateCw size={15} />}
                onClick={onAgain}
                disabled={!verification}
              >
                {texts.again}
              </Button>
              <Button variant="default" leftSection={<Download size={15} />} onClick={download}>
                {texts.download}
              </Button>
              {verification && isSigned && isOurForm && <SavePageButton bundle={bundle} sources={sources} />}
            </Group>
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  )
}
