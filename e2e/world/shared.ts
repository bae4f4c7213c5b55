import { type AuthenticatorApp, keepSignedIn } from './admin.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { type Session, signIn } from './organisations.ts'
import { password, verifier } from './people.ts'

/** What the global set-up tells the journeys about the world that it started and seeded. */
export interface SharedWorld {
  url: string
  admin: { session: Session; app: AuthenticatorApp }
}

const variable = 'CREDENZA_E2E_WORLD'

export function share(world: SharedWorld): void {
  process.env[variable] = JSON.stringify(world)
}

function sharedWorld(): SharedWorld {
  const world = process.env[variable]
  if (!world) throw new Error('No world is running: start the journeys with `npm run test --workspace e2e`.')
  return JSON.parse(world)
}

/** The address of the shared, seeded world. */
export const sharedUrl = (): string => sharedWorld().url

/** The shared administrator's authenticator app. */
export const sharedAdminApp = (): AuthenticatorApp => sharedWorld().admin.app

/** The shared world's administrator, signed in; all journeys share the session, since each code signs in once. */
export async function sharedAdminSession(): Promise<Session> {
  const { url, admin } = sharedWorld()
  const session = await keepSignedIn(apiClient(url), admin.session, admin.app)
  share({ url, admin: { ...admin, session } })
  return session
}

export async function sharedAdmin(): Promise<ApiClient> {
  return apiClient(sharedUrl()).as((await sharedAdminSession()).data)
}

/** The shared world's verifier, signed in. */
export const sharedVerifier = (): Promise<ApiClient> =>
  signIn(apiClient(sharedUrl()), 'verifier', verifier.email, password)
