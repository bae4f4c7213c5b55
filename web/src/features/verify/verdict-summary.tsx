import type { Verification } from '@credenza/credential/verify'
import { Alert, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { verifyTexts } from '../../texts/verify.ts'
import { VerdictPill } from '../verification/verdict-pill.tsx'
import { adviceFor } from './advice.ts'

const texts = verifyTexts.page
const colours = { VALID: 'teal', INVALID: 'red', 'CANNOT TELL': 'yellow' } as const

interface VerdictSummaryProps {
  /** Undefined while the checks run. */
  verification: Verification | undefined
  /** More information, between verdict and advice. */
  children?: ReactNode
}

/** The verdict, why, and what to do about it. */
export function VerdictSummary({ verification, children }: VerdictSummaryProps) {
  const advice = verification && adviceFor(verification)
  return (
    <>
      <Stack gap="sm">
        <VerdictPill verdict={verification?.verdict} />
        <Text fz="lg" data-headline>
          {verification?.headline ?? texts.checking}
        </Text>
      </Stack>
      {children}
      {advice && (
        <Alert color={colours[verification.verdict]} title={texts.adviceTitle} data-advice>
          {advice}
        </Alert>
      )}
    </>
  )
}
