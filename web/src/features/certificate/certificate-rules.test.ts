import type { Certificate } from '@credenza/schema/certificate'
import { expect, it } from 'vitest'
import {
  detailLabel,
  inForce,
  isCorrectable,
  isSuspended,
  signState,
  stateLabel,
  transferState,
} from './certificate-state.ts'
import { defaultYear, offeredYears } from './default-year.ts'
import { gateOf } from './gate.ts'
import { shareLink } from './share-path.ts'

const certificate = (facts: Partial<Certificate>) =>
  ({
    status: '0',
    isVerified: false,
    transfer: false,
    revokedAt: '',
    suspendedAt: '',
    supersededBy: '',
    validUntil: '',
    txHash: '',
    txhash: '',
    ...facts,
  }) as Certificate

it('the dashboard opens on 2025 when it holds certificates or none exist, else on the newest filled year', () => {
  expect(defaultYear([])).toBe('2025')
  expect(defaultYear([{ year: '2025', count: 0 }])).toBe('2025')
  expect(
    defaultYear([
      { year: '2026', count: 3 },
      { year: '2025', count: 1 },
    ]),
  ).toBe('2025')
  expect(
    defaultYear([
      { year: '2024', count: 9 },
      { year: '2026', count: 3 },
    ]),
  ).toBe('2026')
  expect(offeredYears([{ year: '2024' }, { year: '2026' }])).toEqual(['2026', '2025', '2024'])
})

it('an organisation first hands in its papers, then waits, corrects what came back, then creates', () => {
  expect(gateOf({ status: 'Registered', KYC: { businessLicense: '' } })).toBe('onboard')
  expect(gateOf({ status: 'Pending', KYC: { businessLicense: 'received' } })).toBe('wait')
  expect(gateOf({ status: 'Returned', KYC: { businessLicense: 'received' } })).toBe('correct')
  expect(gateOf({ status: 'Approved', KYC: { businessLicense: 'received' } })).toBe('open')
})

it('a suspended organisation can do nothing, whatever it handed in', () => {
  expect(gateOf({ status: 'Suspended', KYC: { businessLicense: 'received' } })).toBe('suspended')
  expect(gateOf({ status: 'Suspended', KYC: { businessLicense: '' } })).toBe('suspended')
})

it('what an issuer has said and still stands by can be corrected, suspended or not', () => {
  const signed = { origin: 'issuer', isVerified: true } as const
  const answers = [
    {},
    { status: '1', suspendedAt: 'x' },
    { isVerified: false },
    { status: '2' },
    { revokedAt: 'x' },
    { supersededBy: 'cert_2' },
    { origin: 'user' },
  ] as const
  expect(answers.map((facts) => isCorrectable(certificate({ ...signed, ...facts })))).toEqual([
    true,
    true,
    ...Array(5).fill(false),
  ])
})

it('only an accepted, recorded certificate in force can be transferred, and once', () => {
  const accepted = { status: '1', isVerified: true, txHash: '0x1' } as const
  expect(transferState(certificate(accepted)).kind).toBe('ready')
  expect(transferState(certificate({ ...accepted, transfer: true })).kind).toBe('transferred')
  expect(transferState(certificate({ ...accepted, txHash: '' })).kind).toBe('blocked')
  expect(transferState(certificate({ ...accepted, revokedAt: '2026-01-01T00:00:00Z' })).kind).toBe('blocked')
  expect(transferState(certificate({ status: '0', isVerified: true })).kind).toBe('blocked')
})

it('the verification button reads as the specification says, and is open only for an unsigned pending one', () => {
  expect(signState(certificate({}), false)).toEqual({ label: 'Verify Certificate', open: true })
  expect(signState(certificate({ isVerified: true }), false)).toEqual({
    label: 'Verification Completed',
    open: false,
  })
  expect(signState(certificate({}), true)).toEqual({ label: 'Verified Successfully', open: false })
  expect(signState(certificate({ status: '1' }), false)).toEqual({
    label: 'Certificate Already Verified',
    open: false,
  })
  expect(signState(certificate({ status: '2' }), false)).toEqual({
    label: 'Certificate declined',
    open: false,
  })
})

it('a revocation covers whatever was decided before', () => {
  expect(stateLabel(certificate({ status: '1', revokedAt: '2026-01-01T00:00:00Z' })).label).toBe('Revoked')
  expect(stateLabel(certificate({ status: '1' })).label).toBe('Verified')
  expect(stateLabel(certificate({ status: '2' })).label).toBe('Declined')
  expect(detailLabel(certificate({ status: '2' })).label).toBe('Not Verified')
  expect(detailLabel(certificate({ status: '2', revokedAt: '2026-01-01T00:00:00Z' })).label).toBe('Revoked')
})

it('a suspension covers an acceptance, and a revocation or a correction covers both', () => {
  const suspended = { status: '1', isVerified: true, suspendedAt: '2026-01-01T00:00:00Z' } as const
  expect(stateLabel(certificate(suspended)).label).toBe('Suspended')
  expect(isSuspended(certificate(suspended))).toBe(true)
  expect(inForce(certificate(suspended))).toBe(false)
  const revoked = { ...suspended, revokedAt: '2026-02-01T00:00:00Z' }
  expect(stateLabel(certificate(revoked)).label).toBe('Revoked')
  expect(isSuspended(certificate(revoked))).toBe(false)
  expect(stateLabel(certificate({ ...revoked, supersededBy: 'cert_2' })).label).toBe('Superseded')
  expect(transferState(certificate({ ...suspended, txHash: '0x1' })).kind).toBe('blocked')
})

it('a certificate is valid on its last day and expired on the next', () => {
  const accepted = certificate({ status: '1', validUntil: '2026-06-30' })
  expect(stateLabel(accepted, new Date('2026-06-30T23:59:59Z')).label).toBe('Verified')
  expect(stateLabel(accepted, new Date('2026-07-01T00:00:00Z')).label).toBe('Expired')
})

it('a shared link carries the document key behind the hash, where no server sees it', () => {
  const link = new URL(shareLink('slug', 'KEY'))
  expect(link.pathname + link.search).toBe('/verify/slug')
  expect(link.hash).toBe('#KEY')
})
