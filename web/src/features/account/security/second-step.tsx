import type { OpenedAnswer, SecondFactorMethod } from '@credenza/schema/second-factor'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { securityTexts as texts } from '../../../texts/security.ts'
import { ProofForm } from './proof-form.tsx'
import { finishSignIn, secondStepChallenge } from './security-calls.ts'

interface SecondStepProps {
  token: string
  methods: readonly SecondFactorMethod[]
  onAnswer: (answer: OpenedAnswer) => void
  onStartAgain: () => void
}

/** The second step of a sign-in, after the right password. */
export default function SecondStep({ token, methods, onAnswer, onStartAgain }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack>
      <div>
        <Title order={1} fz={24} ref={heading} tabIndex={-1}>
          {texts.secondStepTitle}
        </Title>
        <Text c="dimmed" mt={4}>
          {texts.secondStepLead}
        </Text>
      </div>
      <ProofForm
        methods={methods}
        fetchChallenge={() => secondStepChallenge(token)}
        onProof={async (proof) => onAnswer(await finishSignIn({ token, proof }))}
      />
      <Button variant="subtle" color="gray" c="inherit" onClick={onStartAgain}>
        {texts.startAgain}
      </Button>
    </Stack>
  )
}
