import { Button, Stack, Text } from '@mantine/core'
import { common } from '../../../texts/common.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProviderProof } from '../provider/provider-proof.tsx'
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
  const methods = methodsOf(state)
  return (
    <Stack>
      <Text c="dimmed">{texts.confirmLead}</Text>
      {methods.length > 0 && (
        <ProofForm
          methods={methods}
          fetchChallenge={confirmChallenge}
          onProof={async (proof) => {
            await confirm(proof)
            onConfirmed()
          }}
        />
      )}
      {state.provider && <ProviderProof />}
      <Button variant="subtle" color="gray" c="inherit" onClick={onCancel}>
        {common.cancel}
      </Button>
    </Stack>
  )
}

export const ConfirmIdentityDialog = (props: ConfirmIdentityProps) => (
  <Dialog title={texts.confirmTitle} opened onClose={props.onCancel}>
    <ConfirmIdentity {...props} />
  </Dialog>
)
