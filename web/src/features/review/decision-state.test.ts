import { expect, it } from 'vitest'
import { decisionState } from './decision-state.ts'

const pending = { status: '0', isVerified: true, revokedAt: '', origin: 'issuer' } as const

it('a verifier may always reject a pending certificate, but accept only what its issuer signed', () => {
  expect(decisionState({ ...pending, isVerified: false })).toEqual({ kind: 'open', acceptable: false })
  expect(decisionState(pending)).toEqual({ kind: 'open', acceptable: true })
})

it('decided and revoked certificates show their label and nothing to press', () => {
  expect(decisionState({ ...pending, status: '1' })).toMatchObject({ label: 'Verified', asButton: false })
  expect(decisionState({ ...pending, status: '2' })).toMatchObject({ label: 'Declined', asButton: false })
  expect(decisionState({ ...pending, revokedAt: 'x' })).toMatchObject({ label: 'Revoked' })
})

it('what stands about an upload has the labels of the specification, as disabled buttons', () => {
  const upload = { ...pending, origin: 'user' } as const
  expect(decisionState({ ...upload, status: '1' })).toMatchObject({
    label: 'All-Ready Verified',
    asButton: true,
  })
  expect(decisionState({ ...upload, status: '2' })).toMatchObject({ label: 'Declined', asButton: true })
})
