import { type AuthenticatorApp, renewSession } from './admin.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { isAlive, openSession, type Session } from './organisations.ts'
import { issuer, password, students, verifier } from './people.ts'

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

/** The shared administrator's session. All journeys use the same one, because each code works only once. */
export async function sharedAdminSession(): Promise<Session> {
  const { url, admin } = sharedWorld()
  const session = await renewSession(apiClient(url), admin.session, admin.app)
  share({ url, admin: { ...admin, session } })
  return session
}

export async function sharedAdmin(): Promise<ApiClient> {
  return apiClient(sharedUrl()).as((await sharedAdminSession()).data)
}

const emails = { issuer: issuer.email, verifier: verifier.email, student: students[0].email }
const sessions = new Map<keyof typeof emails, Session>()

/**
 * A session of the shared world's issuer, verifier or first student. All journeys of a worker use the same one, which saves
 * signing in for each.
 */
export async function sharedSession(role: keyof typeof emails): Promise<Session> {
  const api = apiClient(sharedUrl())
  const known = sessions.get(role)
  if (known && (await isAlive(api, known))) return known
  const session = await openSession(api, role, emails[role], password)
  sessions.set(role, session)
  return session
}

/** A client with such a session. */
export const sharedClient = async (role: keyof typeof emails): Promise<ApiClient> =>
  apiClient(sharedUrl(), (await sharedSession(role)).data)
