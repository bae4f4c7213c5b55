import { expect, it } from 'vitest'
import { decisionState } from './decision-state.ts'

it('a verifier may always reject a pending certificate, but accept only what its issuer signed', () => {
  expect(decisionState({ status: '0', isVerified: false, revokedAt: '' })).toEqual({
    kind: 'open',
    acceptable: false,
  })
  expect(decisionState({ status: '0', isVerified: true, revokedAt: '' })).toEqual({
    kind: 'open',
    acceptable: true,
  })
})

it('decided and revoked certificates show their label and nothing to press', () => {
  expect(decisionState({ status: '1', isVerified: true, revokedAt: '' })).toMatchObject({ label: 'Verified' })
  expect(decisionState({ status: '2', isVerified: false, revokedAt: '' })).toMatchObject({
    label: 'Declined',
  })
  expect(decisionState({ status: '0', isVerified: true, revokedAt: 'x' })).toMatchObject({ label: 'Revoked' })
})
