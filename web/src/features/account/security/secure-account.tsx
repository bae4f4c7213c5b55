import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { noteSecondFactorMissing } from '../../../lib/session/session.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { Page } from '../../../ui/page/page.tsx'
import { SecondFactors } from './security.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Where an admin without a second factor sets one up before anything else (readings R1). */
export function SecureAccount() {
  const navigate = useNavigate()
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const { data: state } = useSecondFactor()
  const isSecured = state !== undefined && (state.totp || state.passkeys.length > 0)
  const goOn = () => {
    noteSecondFactorMissing(false)
    void navigate('/admin')
  }
  return (
    <Page title={texts.secureTitle} lead={texts.secureLead} size="sm">
      <Paper withBorder radius="lg" p={{ base: 'md', xs: 'xl' }} bg="var(--surface)">
        <SecondFactors newCodes={newCodes} onNewCodes={setNewCodes} />
      </Paper>
      {isSecured && newCodes.length === 0 && (
        <Button size="md" onClick={goOn} style={{ alignSelf: 'flex-start' }}>
          {texts.secureContinue}
        </Button>
      )}
    </Page>
  )
}
