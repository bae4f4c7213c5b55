import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { common } from '../../../texts/common.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { ProofForm } from './proof-form.tsx'
import { confirm, confirmChallenge } from './security-calls.ts'
import { methodsOf, useSecondFactor } from './use-second-factor.ts'

interface ConfirmIdentityProps {
  onConfirmed: () => void
  onCancel: () => void
}

/** 'Confirm it is you': asks for a fresh second factor for the open session. */
export function ConfirmIdentity({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: state } = useSecondFactor()
  useEffect(() => heading.current?.focus(), [])
  if (!state) return null
  return (
    <Stack>
      <div>
        <Title order={3} fz="lg" ref={heading} tabIndex={-1}>
          {texts.confirmTitle}
        </Title>
        <Text c="dimmed" mt={4}>
          {texts.confirmLead}
        </Text>
      </div>
      <ProofForm
        methods={methodsOf(state)}
        fetchChallenge={confirmChallenge}
        onProof={async (proof) => {
          await confirm(proof)
          onConfirmed()
        }}
      />
      <Button variant="subtle" color="gray" c="inherit" onClick={onCancel}>
        {common.cancel}
      </Button>
    </Stack>
  )
}
