import { reviewTexts as arabic } from '@credenza/languages/ar/web/review'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { expect, it } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import { decisionState, isAcceptable, isOpen } from './decision-state.ts'

const at = '2026-01-01T00:00:00Z'
const undecided = {
  'a draft': sampleRequest({ isVerified: false }),
  'a signed request': sampleRequest(),
  'a suspended request': sampleRequest({ suspendedAt: at }),
  'a superseded request': sampleRequest({ supersededBy: 'cert_2' }),
  'a revoked request': sampleRequest({ revokedAt: at }),
}

it.each(Object.entries(undecided))(
  'of %s it offers what the server would do, and nothing else',
  (_, request) => {
    expect(isOpen(request)).toBe(isOpenTo(request.state, 'decline'))
    expect(isAcceptable(request)).toBe(isOpenTo(request.state, 'accept'))
  },
)

it('a verifier may always reject a pending certificate, but accept only what its issuer signed', () => {
  expect(decisionState(undecided['a draft'])).toEqual({ kind: 'open', acceptable: false })
  expect(decisionState(undecided['a signed request'])).toEqual({ kind: 'open', acceptable: true })
})

it('a certificate its issuer has withdrawn can be neither accepted nor rejected, and says why in both languages', () => {
  const said = (['suspended', 'superseded', 'revoked'] as const).map((state) => {
    const { kind, ...shown } = decisionState(undecided[`a ${state} request`])
    expect(kind).toBe('closed')
    return { ...shown, arabic: arabic.closed[state].reason }
  })
  expect(said).toEqual([
    {
      label: 'Suspended',
      color: 'orange',
      reason: 'Its issuer has suspended this certificate. You can decide on it once it is reinstated.',
      arabic: 'علّقت جهة الإصدار هذه الشهادة. يمكنك البتّ فيها بعد إنهاء التعليق.',
    },
    {
      label: 'Superseded',
      color: 'gray',
      reason: 'A corrected certificate has replaced this one.',
      arabic: 'حلّت محل هذه الشهادة شهادة مصحّحة.',
    },
    {
      label: 'Revoked',
      color: 'red',
      reason: 'Its issuer has revoked this certificate.',
      arabic: 'ألغت جهة الإصدار هذه الشهادة.',
    },
  ])
})

it('decided certificates show their label and nothing to press, until they are revoked', () => {
  expect(decisionState(sampleRequest({ status: '1' }))).toMatchObject({ label: 'Verified', asButton: false })
  expect(decisionState(sampleRequest({ status: '2' }))).toMatchObject({ label: 'Declined', asButton: false })
  expect(decisionState(sampleRequest({ status: '1', suspendedAt: at }))).toMatchObject({ label: 'Verified' })
  expect(decisionState(sampleRequest({ status: '1', revokedAt: at }))).toMatchObject({ label: 'Revoked' })
})

it('decisions on an upload show the specification’s labels on disabled buttons', () => {
  const upload = { origin: 'user' } as const
  expect(decisionState(sampleRequest({ ...upload, status: '1' }))).toMatchObject({
    label: 'All-Ready Verified',
    asButton: true,
  })
  expect(decisionState(sampleRequest({ ...upload, status: '2' }))).toMatchObject({
    label: 'Declined',
    asButton: true,
  })
})

it('requests of a suspended issuer wait, those that are decided or withdrawn stay what they are', () => {
  const waiting = { state: 'signed', status: '0', origin: 'issuer', issuerSuspended: true } as const
  expect(decisionState(waiting)).toMatchObject({ kind: 'closed', label: 'Issuer suspended' })
  expect(isOpen(waiting)).toBe(false)
  expect(decisionState({ ...waiting, state: 'recorded', status: '1' }).kind).toBe('decided')
  expect(decisionState({ ...waiting, state: 'revoked' })).toMatchObject({ label: 'Revoked' })
})
