import { isPermitted, type MemberRole } from '@credenza/schema/member-role'
import { expect, it } from 'vitest'
import type { Session } from '../../lib/session/session.ts'
import { partOf, partsFor } from './settings-parts.ts'

const partsOf = (role: Session['role'], memberRole: MemberRole) =>
  partsFor(role, (permission) => isPermitted(memberRole, permission))

it('the owner of an issuer sees every part, the general one first', () => {
  const parts = partsOf('issuer', 'owner')
  expect(parts[0]).toBe('general')
  expect(parts).toEqual(expect.arrayContaining(['departments', 'single-sign-on', 'approvals', 'keys']))
})

it('a colleague does not see what only the owner decides', () => {
  const parts = partsOf('issuer', 'manager')
  expect(parts).toContain('approvals')
  expect(parts).not.toContain('departments')
  expect(parts).not.toContain('single-sign-on')
})

it('a verifier has neither departments nor approvals', () => {
  const parts = partsOf('verifier', 'owner')
  expect(parts).toContain('single-sign-on')
  expect(parts).not.toContain('departments')
  expect(parts).not.toContain('approvals')
})

it.each([
  ['a part', 'part=keys', 'keys'],
  ['nothing', '', 'general'],
  ['a part that this person does not have', 'part=departments', 'general'],
  ['nonsense', 'part=__proto__', 'general'],
])('an address that names %s leads to a part', (_what, query, part) => {
  expect(partOf(new URLSearchParams(query), partsOf('issuer', 'manager'))).toBe(part)
})
