import type { SecondFactorMethod, SecondFactorState } from '@credenza/schema/second-factor'
import { useQuery } from '@tanstack/react-query'
import { secondFactorQuery } from './security-calls.ts'

/** What the signed-in account has set up as second factors. */
export const useSecondFactor = () => useQuery(secondFactorQuery)

/** How this account can show a second factor, the easiest way first. */
export function methodsOf(state: SecondFactorState): SecondFactorMethod[] {
  return [
    ...(state.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(state.totp ? (['totp'] as const) : []),
    ...(state.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
}
