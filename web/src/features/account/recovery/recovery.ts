import type { Role } from '@credenza/schema/account'
import { redirect } from 'react-router'
import { forget, type KeptName, keep, kept } from '../../../lib/session/session.ts'

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

/**
 * A recovery path that remembers the role, and where the person wanted to go: '/verify-otp' ->
 * '/verify-otp?as=student&next=%2Fstudent'.
 */
export function pathFor(path: string, role: Role | undefined, next: string | null): string {
  const params = new URLSearchParams()
  if (role === 'student' || role === 'admin') params.set('as', role)
  if (next) params.set('next', next)
  return params.size > 0 ? `${path}?${params}` : path
}

/** For the `clientLoader` of a later step: redirects to the first step if the value that it needs is not stored. */
export function requireKept(name: KeptName, url: string): null {
  const params = new URL(url).searchParams
  if (kept(name) === '')
    throw redirect(pathFor('/request-for-otp', recoveredRole(params), params.get('next')))
  return null
}
