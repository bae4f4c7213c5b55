import { Secret, TOTP } from 'otpauth'
import { type Authenticator, newAuthenticator } from '../stand-ins/authenticator.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { callAs, ok, type Person } from './people.ts'

/** Gives the person's account a passkey, which `signIn` uses from then on; returns the recovery codes. */
export async function addPasskey(
  world: TestWorld,
  person: Person,
  passkey: Authenticator = newAuthenticator(publicUrl),
): Promise<string[]> {
  const { challengeToken, options } = ok(await callAs(world, person, 'POST', '/api/account/passkeys/options'))
  const response = passkey.register(options)
  const added = ok(
    await callAs(world, person, 'POST', '/api/account/passkeys', {
      challengeToken,
      name: 'Laptop',
      response,
    }),
  )
  person.passkey ??= passkey
  return added.recoveryCodes
}

/** Marks the person's session as having just shown a second factor. */
export async function freshSecondFactor(world: TestWorld, person: Person): Promise<void> {
  if (!person.passkey) {
    await addPasskey(world, person)
    return
  }
  const proof = await showPasskey(world, person, '/api/account/confirm/options')
  ok(await callAs(world, person, 'POST', '/api/account/confirm', { proof }))
}

/** The person's passkey's proof for a challenge of this call. */
export async function showPasskey(
  world: TestWorld,
  person: Person,
  optionsPath: string,
  body?: unknown,
): Promise<{ method: 'passkey'; challengeToken: string; response: Record<string, unknown> }> {
  const { challengeToken, options } = ok(await callAs(world, person, 'POST', optionsPath, body))
  return { method: 'passkey', challengeToken, response: person.passkey!.answer(options) }
}

/** An authenticator app that shows the codes of the world's clock. */
export interface AuthenticatorApp {
  secret: string
  /** The code of the time step that is this many steps from now. */
  code(stepsAhead?: number): string
}

/** Offers an app to the account; `confirmApp` activates it. */
export async function offerApp(world: TestWorld, person: Person): Promise<AuthenticatorApp> {
  const { secret } = ok(await callAs(world, person, 'POST', '/api/account/totp'))
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return {
    secret,
    code: (stepsAhead = 0) => totp.generate({ timestamp: world.ctx.clock().getTime() + stepsAhead * 30_000 }),
  }
}

/** Gives the person's account an authenticator app; this uses up the code of the present time step. */
export async function addApp(
  world: TestWorld,
  person: Person,
): Promise<AuthenticatorApp & { recoveryCodes: string[] }> {
  const app = await offerApp(world, person)
  const { recoveryCodes } = ok(
    await callAs(world, person, 'POST', '/api/account/totp/confirm', { code: app.code() }),
  )
  return { ...app, recoveryCodes }
}
