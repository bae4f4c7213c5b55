import type { Role } from '@credenza/schema/account'
import { expect, it } from 'vitest'
import { homeOf, requireRole } from './guard.ts'
import { endSession, startSession } from './session.ts'

const signIn = (role: Role) =>
  startSession({
    role,
    data: 'token',
    userData: { _id: 'acc_1', email: 'a@example.com', selectedRole: role },
  })
/** Where the guard sends a visitor; undefined for visitors whom it lets in. */
function sentTo(...roles: Role[]): string | null | undefined {
  try {
    requireRole(...roles)
    return undefined
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

it.each([
  ['issuer', ['issuer'], undefined],
  ['verifier', ['issuer', 'verifier'], undefined],
  ['student', ['issuer', 'verifier'], '/'],
  ['issuer', ['admin'], '/'],
] as const)('a signed-in %s on a page for %o goes to %s', (role, roles, way) => {
  signIn(role)
  expect(sentTo(...roles)).toBe(way)
})

it('without a session one is sent to the landing page, after an ended one to its sign-in page and back', () => {
  signIn('admin')
  endSession('left')
  expect(sentTo('admin')).toBe('/')
  signIn('admin')
  endSession('ended')
  expect(sentTo('admin')).toBe(`/admin/sign-in?next=${encodeURIComponent(location.pathname)}&ended=1`)
})

it('each role starts on a page of its own, and everybody else on the landing page', () => {
  expect([homeOf('verifier'), homeOf(undefined)]).toEqual(['/verifier', '/'])
})
