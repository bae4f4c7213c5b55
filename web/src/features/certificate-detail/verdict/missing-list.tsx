import type { Certificate } from '@credenza/schema/certificate'
import { List, Stack, Text } from '@mantine/core'
import { CircleDashed } from 'lucide-react'
import { verdictTexts } from '../../../texts/verdict.ts'
import { missingSteps } from './missing-steps.ts'

const texts = verdictTexts.missing

/** What a certificate still waits for; nothing if it is complete. */
export function MissingList({ certificate }: { certificate: Certificate }) {
  const steps = missingSteps(certificate.state)
  if (steps.length === 0) return null
  return (
    <Stack gap={6}>
      <Text fw={550} id="missing-steps">
        {texts.title}
      </Text>
      <List
        aria-labelledby="missing-steps"
        spacing={4}
        size="sm"
        center
        icon={<CircleDashed size={17} color="var(--mantine-color-dimmed)" aria-hidden />}
      >
        {steps.map((step) => (
          <List.Item key={step}>{texts.steps[step]}</List.Item>
        ))}
      </List>
    </Stack>
  )
}
