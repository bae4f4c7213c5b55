import { Button, Stack, Text } from '@mantine/core'
import { common } from '../../../texts/common.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { ProofForm } from './proof-form.tsx'
import { confirm, confirmChallenge } from './security-calls.ts'
import { methodsOf, useSecondFactor } from './use-second-factor.ts'

interface ConfirmIdentityProps {
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for a fresh second factor for the open session, below a heading 'Confirm it is you'. */
export function ConfirmIdentity({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { data: state } = useSecondFactor()
  if (!state) return null
  return (
    <Stack>
      <Text c="dimmed">{texts.confirmLead}</Text>
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
