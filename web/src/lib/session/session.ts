import type { Role, SignInResponse } from '@credenza/schema/account'

/** What the browser stores under `userData` (specification, section 3); `data` is the bearer token. */
export type Session = Pick<SignInResponse, 'role' | 'data' | 'userData'>

/** Why a session ended: 'left' by the person, 'idle' after inactivity, 'ended' by the server. */
export type SessionEnd = 'left' | 'idle' | 'ended'

const listeners = new Set<() => void>()
let cached: { text: string | null; session: Session | null } = { text: null, session: null }
let lastEnd: SessionEnd = 'left'
let lastRole: Role | undefined
/** Whose session the server has ended in this tab: a reload in that moment forgets everything else. */
const endedName = 'endedRole'

/** This tab's session, or null. Returns the same object until something changes. */
export function readSession(): Session | null {
  const text = globalThis.sessionStorage?.getItem('userData') ?? null
  if (text !== cached.text) cached = { text, session: parseSession(text) }
  return cached.session
}

export function startSession(session: Session): void {
  sessionStorage.removeItem(endedName)
  sessionStorage.setItem('userData', JSON.stringify(session))
  notify()
}

/** Records whether the signed-in admin still has to set up a second factor. */
export function noteSecondFactorMissing(missing: boolean): void {
  const session = readSession()
  if (session) startSession({ ...session, userData: { ...session.userData, secondFactorMissing: missing } })
}

/** Records the time zone in which an organisation's people read times; '' for the browser's. */
export function noteTimeZone(timeZone: string): void {
  const session = readSession()
  if (!session || (session.userData.timeZone ?? '') === timeZone) return
  startSession({ ...session, userData: { ...session.userData, timeZone: timeZone || undefined } })
}

/** Forgets the signed-in person; `how` decides where the app goes next. */
export function endSession(how: SessionEnd): void {
  lastEnd = how
  lastRole = readSession()?.role
  for (const name of ['userData', 'user', 'digitalSignature', 'department']) sessionStorage.removeItem(name)
  if (how === 'ended' && lastRole) sessionStorage.setItem(endedName, lastRole)
  else sessionStorage.removeItem(endedName)
  notify()
}

/** Where to go after the session ended: to sign-in with a return address, or to the landing page. */
export function wayOut(path: string): string {
  const endedRole = sessionStorage.getItem(endedName) as Role | null
  return endedRole ? wayBack(path, endedRole) : '/'
}

/** The sign-in page that returns to this path. */
const wayBack = (path: string, role: Role | undefined): string => `${doorTo(path, role)}&ended=1`

/** Whether a sign-in page was reached because a session ended, and not by a link that leads on to a page. */
export const hasSessionEnded = (params: URLSearchParams): boolean => params.has('ended')

/** What the landing page needs to know about a person who was logged out for inactivity. */
export interface IdleEnd {
  wayBack: string
}
export const idleEndAt = (path: string): IdleEnd | undefined =>
  lastEnd === 'idle' ? { wayBack: wayBack(path, lastRole) } : undefined

/** The sign-in page of a role: issuers and verifiers share one (readings R1). */
export const doorOf = (role: Role | undefined): string =>
  role === 'admin' || role === 'student' ? `/${role}/sign-in` : '/sign-in'

/** The sign-in page of a role, which then goes to `next`, if `returnPath` allows it. */
export const doorTo = (next: string | null, role: Role | undefined): string =>
  next ? `${doorOf(role)}?next=${encodeURIComponent(next)}` : doorOf(role)

/** For `useSyncExternalStore`: calls back when a session starts or ends. Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The specification's other session storage names. */
export type KeptName = 'digitalSignature' | 'registrationId' | 'currentYear' | 'email' | 'verificationToken'
export const keep = (name: KeptName, value: string): void => sessionStorage.setItem(name, value)
export const kept = (name: KeptName): string => sessionStorage.getItem(name) ?? ''
export const forget = (name: KeptName): void => sessionStorage.removeItem(name)

function notify(): void {
  for (const listener of listeners) listener()
}

function parseSession(text: string | null): Session | null {
  if (!text) return null
  try {
    const session: Partial<Session> = JSON.parse(text)
    return session.role && session.data && session.userData ? (session as Session) : null
  } catch {
    return null
  }
}
