import { Alert, Box, Skeleton, Stack } from '@mantine/core'
import { useSession } from '../../../lib/session/use-session.ts'
import { securityTexts as texts } from '../../../texts/security.ts'
import { KeptFocus } from '../../../ui/kept-focus.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Applications } from './applications.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { ChangePassword } from './change-password.tsx'
import { FocusedTitle } from './focused-title.tsx'
import { Passkeys } from './passkeys.tsx'
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx'
import { Sessions } from './sessions.tsx'
import { useConfirmation } from './use-confirmation.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/**
 * How an account is protected: passkeys, authenticator app, recovery codes, password, where it is signed in, and a
 * student's apps.
 */
export function Security({ newCodes, onNewCodes }: SecondFactorsProps) {
  const isStudent = useSession()?.role === 'student'
  return (
    <Stack gap="xl">
      <SecondFactors newCodes={newCodes} onNewCodes={onNewCodes} />
      <KeptFocus>
        <Sessions />
      </KeptFocus>
      {isStudent && (
        <KeptFocus>
          <Applications />
        </KeptFocus>
      )}
    </Stack>
  )
}

interface SecondFactorsProps {
  /** Recovery codes that the person has not yet confirmed to have kept. */
  newCodes: readonly string[]
  onNewCodes: (codes: readonly string[]) => void
}

/** The second factors. New recovery codes stay on top until the person has kept them. */
export function SecondFactors({ newCodes, onNewCodes }: SecondFactorsProps) {
  const query = useSecondFactor()
  const { withConfirmation, form } = useConfirmation()
  const onCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    if (recoveryCodes.length > 0) onNewCodes(recoveryCodes)
  }
  return (
    <Loaded query={query} skeleton={<Skeleton height={220} radius="md" />}>
      {(state) => (
        <KeptFocus>
          {form && (
            <Stack gap="xs">
              <FocusedTitle>{texts.confirmTitle}</FocusedTitle>
              {form}
            </Stack>
          )}
          <Box hidden={form !== undefined}>
            <Stack gap="xl">
              {newCodes.length > 0 && <NewRecoveryCodes codes={newCodes} onKept={() => onNewCodes([])} />}
              {state.recoveryCodesLeft > 0 && state.recoveryCodesLeft <= 3 && (
                <Alert color="yellow">{texts.codes.few}</Alert>
              )}
              <Passkeys passkeys={state.passkeys} withConfirmation={withConfirmation} onCodes={onCodes} />
              <AuthenticatorApp isOn={state.totp} withConfirmation={withConfirmation} onCodes={onCodes} />
              <RecoveryCodes state={state} withConfirmation={withConfirmation} onCodes={onCodes} />
              <ChangePassword
                hasFactor={state.totp || state.passkeys.length > 0}
                withConfirmation={withConfirmation}
              />
            </Stack>
          </Box>
        </KeptFocus>
      )}
    </Loaded>
  )
}
