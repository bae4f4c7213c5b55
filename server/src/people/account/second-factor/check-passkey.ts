import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Context, Tx } from '../../../context.ts'
import { type ChallengeFor, challengeLifetimeMs, noteChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** A challenge for `navigator.credentials.get`; without an account, for any passkey that we know. */
export async function askForPasskey(
  ctx: Context,
  challengeFor: ChallengeFor,
): Promise<{ challengeToken: string; options: Record<string, unknown> }> {
  const { accountId } = challengeFor
  const passkeys =
    accountId === undefined
      ? []
      : await ctx.db
          .selectFrom('passkey')
          .select(['credential_id as id', 'transports'])
          .where('account_id', '=', accountId)
          .execute()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    allowCredentials: passkeys,
    userVerification: 'required',
    timeout: challengeLifetimeMs,
  })
  await noteChallenge(ctx, options.challenge, challengeFor)
  return { challengeToken: options.challenge, options: { ...options } }
}

/**
 * The owner of the passkey that gave this answer, or undefined if it is wrong (WebAuthn Level 3, section 7.2): open challenge,
 * our origin, user verified, valid signature, higher counter. Uses up the challenge either way.
 */
export async function acceptPasskey(
  ctx: Context,
  tx: Tx,
  now: Date,
  { challengeToken, response }: { challengeToken: string; response: Record<string, unknown> },
  challengeFor: ChallengeFor,
): Promise<string | undefined> {
  if (!(await takeChallenge(tx, now, challengeToken, challengeFor))) return undefined
  // The cast only names the type: the library below checks the browser's answer.
  const answer = response as unknown as AuthenticationResponseJSON
  const passkey = await findPasskey(tx, answer.id, challengeFor.accountId)
  if (!passkey) return undefined
  // If the challenge was for no account, the passkey must name its own (section 7.2, step 6).
  const named = answer.response?.userHandle
  const expected = Buffer.from(passkey.account_id).toString('base64url')
  if ((named || challengeFor.accountId === undefined) && named !== expected) return undefined

  const party = relyingParty(ctx)
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challengeToken,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  await tx
    .updateTable('passkey')
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.account_id
}

/** Locks the passkey, so that the second of two answers with the same counter is refused. */
async function findPasskey(tx: Tx, credentialId: unknown, accountId: string | undefined) {
  if (typeof credentialId !== 'string') return undefined
  const passkey = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  return accountId === undefined || passkey?.account_id === accountId ? passkey : undefined
}
