import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { verifyTexts } from '../../texts/verify.ts'
import type { OpenProblem } from './open-certificate.ts'
import { PublicFacts } from './public-facts.tsx'
import { VerdictPill } from './verdict-pill.tsx'

interface CannotStartProps {
  problem: OpenProblem | 'unreachable'
  facts: Certificate | undefined
  onAgain: () => void
}

/** The checks could not begin: CANNOT TELL, why, what to do, and what is known all the same. */
export function CannotStart({ problem, facts, onAgain }: CannotStartProps) {
  const { sentence, advice } = verifyTexts.cannotStart[problem]
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <VerdictPill verdict="CANNOT TELL" />
        <Text fz="lg" data-headline>
          {sentence}
        </Text>
      </Stack>
      <Alert color="yellow" title={verifyTexts.page.adviceTitle} data-advice>
        {advice}
      </Alert>
      {facts && <PublicFacts facts={facts} />}
      <Group>
        <Button variant="default" onClick={onAgain}>
          {verifyTexts.page.again}
        </Button>
      </Group>
    </Stack>
  )
}
