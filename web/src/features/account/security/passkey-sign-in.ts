import type { Role } from '@credenza/schema/account'
import type { OpenedAnswer } from '@credenza/schema/second-factor'
import { showPasskey } from './passkey.ts'
import { passkeySignInChallenge, signInWithPasskey } from './security-calls.ts'

/** Signs in at a role's door with a passkey that the person chooses on their device. */
export async function passkeySignIn(selectedRole: Role): Promise<OpenedAnswer> {
  const { challengeToken, options } = await passkeySignInChallenge()
  return signInWithPasskey({ challengeToken, response: await showPasskey(options), selectedRole })
}
