import { afterEach, expect, it, vi } from 'vitest'
import { keep } from '../../../lib/session/session.ts'
import { endRecovery, noteCodeSent, pathFor, recoveredRole, requireKept, resendAtMs } from './recovery.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

it('the email and the time of the next code are kept for a reload, and gone when the recovery has ended', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  noteCodeSent('ada@example.com', 30)
  keep('verificationToken', 't')
  expect(sessionStorage.getItem('email')).toBe('ada@example.com')
  expect(resendAtMs()).toBe(1_030_000)
  endRecovery()
  expect(sessionStorage).toHaveLength(0)
  expect(resendAtMs()).toBe(0)
})

it('the role travels in the address; organisations need none, and nobody else is let in by it', () => {
  for (const role of ['student', 'admin'] as const) {
    const path = pathFor('/verify-otp', role, null)
    expect(path).toBe(`/verify-otp?as=${role}`)
    expect(recoveredRole(new URLSearchParams(path.split('?')[1]))).toBe(role)
  }
  expect(pathFor('/verify-otp', 'issuer', null)).toBe('/verify-otp')
  for (const as of ['', 'as=', 'as=root', 'as=issuer']) {
    expect(recoveredRole(new URLSearchParams(as))).toBeUndefined()
  }
})

it('where the person wanted to go travels too', () => {
  const path = pathFor('/verify-otp', 'student', '/certificate/a?b=c')
  expect(path).toBe('/verify-otp?as=student&next=%2Fcertificate%2Fa%3Fb%3Dc')
  expect(pathFor('/verify-otp', 'issuer', '/issuer')).toBe('/verify-otp?next=%2Fissuer')
})

it('a step without what it needs leads back to the start, at the door it came from', () => {
  const refusal = (name: 'email' | 'verificationToken', path: string) => {
    try {
      return requireKept(name, `http://localhost${path}`)
    } catch (thrown) {
      return thrown instanceof Response && thrown.headers.get('location')
    }
  }
  expect(refusal('email', '/verify-otp')).toBe('/request-for-otp')
  expect(refusal('verificationToken', '/reset-Password?as=student')).toBe('/request-for-otp?as=student')
  const withNext = '?as=student&next=%2Fstudent'
  expect(refusal('verificationToken', `/reset-Password${withNext}`)).toBe(`/request-for-otp${withNext}`)
  keep('email', 'ada@example.com')
  expect(refusal('email', '/verify-otp')).toBeNull()
})
