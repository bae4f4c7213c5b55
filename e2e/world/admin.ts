import { Secret, TOTP } from 'otpauth'
import { type ApiClient, apiClient } from './api-client.ts'
import { isAlive, openSession, type Session } from './organisations.ts'
import { adminEmail, password } from './people.ts'

/** The administrator's authenticator app. */
export interface AuthenticatorApp {
  /** Base32, as it would be typed into the app. */
  secret: string
}

const stepMs = 30_000

/** The code that the app shows now, or some half minutes later. Each code, and each older one, is taken once. */
export const codeOf = ({ secret }: AuthenticatorApp, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * stepMs })

/**
 * Makes the first administrator with the one-time token of the printed link, gives it an authenticator app, and signs it
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
  // The app's code of this half minute is used up.
  const proof = { method: 'recovery', code: recoveryCodes[0]! } as const
  return {
    session: await openSession(api, 'admin', adminEmail, password, proof),
    app: { secret: app.secret },
  }
}

/** The session while it is alive, else a new one by the app's code. */
export async function keepSignedIn(
  api: ApiClient,
  session: Session,
  app: AuthenticatorApp,
): Promise<Session> {
  if (await isAlive(api, session)) return session
  return openSession(api, 'admin', adminEmail, password, { method: 'totp', code: codeOf(app) })
}
