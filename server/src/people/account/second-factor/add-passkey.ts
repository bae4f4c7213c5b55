import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { IdempotencyKey } from '../../../platform/http/idempotency.ts'
import { newPasskeyId } from '../../../platform/ids.ts'
import { challengeLifetimeMs, noteChallenge, takeChallenge } from './challenges.ts'
import { changeFactors, factorAdded } from './change-factors.ts'
import { wrongProof } from './check-proof.ts'
import { canShowSecondFactor, readFactors } from './factors.ts'
import { relyingParty } from './relying-party.ts'
import { requireFresh } from './require-fresh.ts'

/** How a browser may reach an authenticator (WebAuthn Level 3, section 5.8.4). */
const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Algorithms that both authenticators and Node support without experimental features, in order of preference. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** A challenge for `navigator.credentials.create`: a discoverable credential that verifies its user. */
export async function offerPasskey(
  ctx: Context,
  caller: Caller,
): Promise<{ challengeToken: string; options: Record<string, unknown> }> {
  const { accountId } = caller
  const factors = await readFactors(ctx.db, accountId)
  if (canShowSecondFactor(factors)) requireFresh(caller, factors, ctx.clock())
  const account = await ctx.db
    .selectFrom('account')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const existing = await ctx.db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .execute()
  const { id, name } = relyingParty(ctx)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new TextEncoder().encode(accountId),
    userName: account.email,
    userDisplayName: account.name,
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await noteChallenge(ctx, options.challenge, { purpose: 'add-passkey', accountId })
  return { challengeToken: options.challenge, options: { ...options } }
}

/**
 * Adds a passkey to the account (WebAuthn Level 3, section 7.1). Returns recovery codes with the first second factor. Throws
 * 'second_factor_wrong' if the answer does not match the challenge, or its user was not verified.
 */
export function addPasskey(
  ctx: Context,
  caller: Caller,
  passkey: { challengeToken: string; name: string; response: Record<string, unknown> },
  idempotency: IdempotencyKey | undefined,
): Promise<string[]> {
  return changeFactors(ctx, caller, idempotency, async (changing) => {
    const { tx, now, account } = changing
    const { challengeToken, name, response } = passkey
    const challengeFor = { purpose: 'add-passkey', accountId: account.id } as const
    if (!(await takeChallenge(tx, now, challengeToken, challengeFor))) throw wrongProof()
    const credential = await verifyNew(ctx, challengeToken, response)
    const added = await tx
      .insertInto('passkey')
      .values({
        id: newPasskeyId(),
        account_id: account.id,
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: credential.counter,
        transports: knownTransports.filter((one) => credential.transports?.some((said) => said === one)),
        name,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw refusal('already_exists.passkey')
    return factorAdded(ctx, changing, 'passkey-added')
  })
}

async function verifyNew(ctx: Context, challenge: string, response: Record<string, unknown>) {
  const { id, origin } = relyingParty(ctx)
  const result = await verifyRegistrationResponse({
    // The cast only names the type: the library checks the browser's answer.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined)
  if (!result?.verified) throw wrongProof()
  return result.registrationInfo.credential
}
