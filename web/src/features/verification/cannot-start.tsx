import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { verifyTexts } from '../../texts/verify.ts'
import { PublicFacts } from './public-facts.tsx'
import { VerdictPill } from './verdict-pill.tsx'

interface CannotStartProps {
  words: { sentence: string; advice: string }
  /** What is known anyway. */
  facts?: Certificate | undefined
  /** What can be done next, if anything. */
  action?: ReactNode
}

/** Shown if the checks could not start: CANNOT TELL, why, and what to do. */
export function CannotStart({ words: { sentence, advice }, facts, action }: CannotStartProps) {
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
      {action && <Group>{action}</Group>}
    </Stack>
  )
}

export const CheckAgain = ({ onAgain }: { onAgain: () => void }) => (
  <Button variant="default" onClick={onAgain}>
    {verifyTexts.page.again}
  </Button>
)
