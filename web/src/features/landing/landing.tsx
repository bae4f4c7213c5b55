import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { accountTexts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { landingTexts as texts } from '../../texts/landing.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { RenderedCertificate } from '../certificate/rendered-certificate.tsx'
import styles from './landing.module.css'

const sample = {
  recipient: texts.sampleName,
  issuer: texts.sampleIssuer,
  title: texts.sampleTitle,
  date: '2025-06-30',
  digitalSignature: 'z3FXQqFwbZxKBxGxqFpCDab1cd2ef3gh4ij5kl6mn7op8qr9st',
  certificateNumber: '1024',
  verified: true,
  recorded: true,
}

/** What the product is, for somebody who sees it for the first time. */
export function Landing() {
  return (
    <>
      <title>{`${common.product} · ${common.tagline}`}</title>
      <Container size="xl">
        <div className={styles.hero}>
          <Stack gap="lg" align="flex-start">
            <Text fw={550} c="var(--mantine-color-indigo-light-color)">
              {common.tagline}
            </Text>
            <Title order={1} className={styles.headline}>
              {texts.headline}
            </Title>
            <Text fz="lg" c="dimmed" maw={560}>
              {texts.lead}
            </Text>
            <Group>
              <Button component={Link} to="/sign-in" size="md">
                {common.signIn}
              </Button>
              <Button component={Link} to="/verify" size="md" variant="default">
                {accountTexts.verifyLink}
              </Button>
            </Group>
          </Stack>
          <div className={styles.sheet} role="img" aria-label={texts.sampleLabel}>
            <RenderedCertificate face={sample} />
            <div className={styles.pill}>
              <CircleCheck size={26} color="var(--mantine-color-teal-7)" />
              {verifyTexts.verdict.VALID}
            </div>
          </div>
        </div>
      </Container>
      <div className={styles.band}>
        <Container size="xl" className={styles.points}>
          {texts.points.map((point) => (
            <section key={point.title} className={styles.point}>
              <Title order={2} fz="lg" mb={8}>
                {point.title}
              </Title>
              <Text c="dimmed">{point.text}</Text>
            </section>
          ))}
        </Container>
      </div>
      <Container size="xl" py={64}>
        <Title order={2} fz={26} mb="xl">
          {texts.stepsTitle}
        </Title>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <Title order={3} fz="lg" mb={4}>
                {step.title}
              </Title>
              <Text c="dimmed">{step.text}</Text>
            </li>
          ))}
        </ol>
      </Container>
    </>
  )
}
