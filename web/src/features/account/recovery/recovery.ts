import type { Role } from '@credenza/schema/account'
import { redirect } from 'react-router'
import { forget, type KeptName, keep, kept } from '../../../lib/session.ts'

const resendName = 'resendAt'

/** Remembers that a code was sent, and when the next may be asked for: both survive a reload. */
export function noteCodeSent(email: string, resendInSeconds: number): void {
  keep('email', email)
  sessionStorage.setItem(resendName, String(Date.now() + resendInSeconds * 1000))
}

/** When another code may be asked for, in milliseconds since 1970; 0 when none was sent. */
export const resendAtMs = (): number => Number(sessionStorage.getItem(resendName)) || 0

/** Forgets the email and the token of a recovery that has ended. */
export function endRecovery(): void {
  forget('email')
  forget('verificationToken')
  sessionStorage.removeItem(resendName)
}

/**
 * Whose password is being recovered: '?as=student' at the student's door. Undefined without it, until the server has found
 * an account by its email.
 */
export function recoveredRole(params: URLSearchParams): 'student' | 'admin' | undefined {
  const role = params.get('as')
  return role === 'student' || role === 'admin' ? role : undefined
}

/** A recovery path that remembers the role: '/verify-otp' -> '/verify-otp?as=student'. */
export const pathFor = (path: string, role: Role | undefined): string =>
  role === 'student' || role === 'admin' ? `${path}?as=${role}` : path

/** For a `clientLoader` of a later step: leads back to the first one when what the step needs is not kept. */
export function requireKept(name: KeptName, url: string): null {
  if (kept(name) === '') throw redirect(pathFor('/request-for-otp', recoveredRole(new URL(url).searchParams)))
  return null
}
