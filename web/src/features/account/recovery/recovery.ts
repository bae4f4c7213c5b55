import type { Role } from '@credenza/schema/account'
import { redirect } from 'react-router'
import { forget, type KeptName, keep, kept } from '../../../lib/session.ts'

const resendName = 'resendAt'

/** Stores that a code was sent, and when the next one may be requested. Both survive a reload. */
export function noteCodeSent(email: string, resendInSeconds: number): void {
  keep('email', email)
  sessionStorage.setItem(resendName, String(Date.now() + resendInSeconds * 1000))
}

/** When another code may be requested, in milliseconds since 1970; 0 if none was sent. */
export const resendAtMs = (): number => Number(sessionStorage.getItem(resendName)) || 0

/** Forgets the email and the token of a recovery that has ended. */
export function endRecovery(): void {
  forget('email')
  forget('verificationToken')
  sessionStorage.removeItem(resendName)
}

/**
 * The role of the account being recovered: '?as=student' at the student's door. Without it, undefined until the server has
 * found an account by its email.
 */
export function recoveredRole(params: URLSearchParams): 'student' | 'admin' | undefined {
  const role = params.get('as')
  return role === 'student' || role === 'admin' ? role : undefined
}

/** A recovery path that remembers the role: '/verify-otp' -> '/verify-otp?as=student'. */
export const pathFor = (path: string, role: Role | undefined): string =>
  role === 'student' || role === 'admin' ? `${path}?as=${role}` : path

/** For the `clientLoader` of a later step: redirects to the first step if the value that it needs is not stored. */
export function requireKept(name: KeptName, url: string): null {
  if (kept(name) === '') throw redirect(pathFor('/request-for-otp', recoveredRole(new URL(url).searchParams)))
  return null
}
