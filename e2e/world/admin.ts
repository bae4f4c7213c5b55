import { Secret, TOTP } from 'otpauth'
import { type ApiClient, apiClient } from './api-client.ts'
import { isAlive, openSession, type Session } from './organisations.ts'
import { adminEmail, password } from './people.ts'

/** The administrator's authenticator app. */
export interface AuthenticatorApp {
  /** Base32, as typed into the app. */
  secret: string
}

const stepMs = 30_000

/** The code that the app shows now, or `stepsAhead` half minutes later. A code works once and invalidates older ones. */
export const codeOf = ({ secret }: AuthenticatorApp, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * stepMs })

/**
 * Creates the first administrator with the one-time token of the printed link, sets up an authenticator app, and signs
 * in with password and second factor.
 */
export async function setUpAdmin({
  url,
  adminToken,
}: {
  url: string
  adminToken: string | undefined
}): Promise<{ session: Session; app: AuthenticatorApp }> {
  const api = apiClient(url)
  await api.post('/api/admin/setup', { token: adminToken, email: adminEmail, password })
  const bare = await openSession(api, 'admin', adminEmail, password)
  const admin = api.as(bare.data)
  const app = await admin.post<AuthenticatorApp & { success: true }>('/api/account/totp')
  const { recoveryCodes } = await admin.post<{ recoveryCodes: string[] }>('/api/account/totp/confirm', {
    code: codeOf(app),
  })
  await admin.get('/api/logout')
  // The app's code of this half minute has already been used.
  const proof = { method: 'recovery', code: recoveryCodes[0]! } as const
  return {
    session: await openSession(api, 'admin', adminEmail, password, proof),
    app: { secret: app.secret },
  }
}

/** Returns the session while it is alive, otherwise a new one with the app's code. */
export async function renewSession(
  api: ApiClient,
  session: Session,
  app: AuthenticatorApp,
): Promise<Session> {
  if (await isAlive(api, session)) return session
  return openSession(api, 'admin', adminEmail, password, { method: 'totp', code: codeOf(app) })
}
