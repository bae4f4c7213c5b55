import type { Certificate } from '@credenza/schema/certificate'
import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { detailLabel, isCorrectable, signState, stateLabel, transferState } from './certificate-state.ts'
import { shareLink } from './share-path.ts'

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
  expect(answers.map((facts) => isCorrectable(sampleCertificate({ ...signed, ...facts })))).toEqual([
    true,
    true,
    ...Array(5).fill(false),
  ])
})

it('only an accepted, recorded certificate in force can be transferred, and only once', () => {
  const accepted = { status: '1', isVerified: true, txHash: '0x1' } as const
  expect(transferState(sampleCertificate(accepted)).kind).toBe('ready')
  expect(transferState(sampleCertificate({ ...accepted, transfer: true })).kind).toBe('transferred')
  expect(transferState(sampleCertificate({ ...accepted, txHash: '' })).kind).toBe('blocked')
  expect(transferState(sampleCertificate({ ...accepted, revokedAt: '2026-01-01T00:00:00Z' })).kind).toBe(
    'blocked',
  )
  expect(transferState(sampleCertificate({ status: '0', isVerified: true })).kind).toBe('blocked')
})

it('a certificate that cannot be transferred says why', () => {
  const reasonOf = (facts: Partial<Certificate>) =>
    transferState(sampleCertificate({ isVerified: true, ...facts }))
  const [at, txHash] = ['2026-01-01T00:00:00Z', '0x1']
  expect(
    [
      {},
      { status: '2' as const },
      { status: '1' as const },
      { status: '1' as const, txHash, suspendedAt: at },
      { status: '1' as const, txHash, revokedAt: at },
      { revokedAt: at },
    ].map(reasonOf),
  ).toEqual(
    [
      'A verifier must accept this certificate before you can transfer it.',
      'A verifier must accept this certificate before you can transfer it.',
      'This certificate is being recorded on the blockchain. Try again in a moment.',
      'Suspended',
      'Revoked',
      'Revoked',
    ].map((reason) => ({ kind: 'blocked', reason })),
  )
})

it('the verification button reads as the specification says, and is open only for an unsigned pending one', () => {
  expect(signState(sampleCertificate({}))).toEqual({ label: 'Verify Certificate', open: true })
  expect(signState(sampleCertificate({ isVerified: true }))).toEqual({
    label: 'Verification Completed',
    open: false,
  })
  expect(signState(sampleCertificate({}), { justSigned: true })).toEqual({
    label: 'Verified Successfully',
    open: false,
  })
  expect(signState(sampleCertificate({ status: '1' }))).toEqual({
    label: 'Certificate Already Verified',
    open: false,
  })
  expect(signState(sampleCertificate({ status: '2' }))).toEqual({
    label: 'Certificate declined',
    open: false,
  })
})

it('a revocation overrides any earlier decision', () => {
  expect(stateLabel(sampleCertificate({ status: '1', revokedAt: '2026-01-01T00:00:00Z' })).label).toBe(
    'Revoked',
  )
  expect(stateLabel(sampleCertificate({ status: '1' })).label).toBe('Verified')
  expect(stateLabel(sampleCertificate({ status: '2' })).label).toBe('Declined')
  expect(detailLabel(sampleCertificate({ status: '2' })).label).toBe('Not Verified')
  expect(detailLabel(sampleCertificate({ status: '2', revokedAt: '2026-01-01T00:00:00Z' })).label).toBe(
    'Revoked',
  )
})

it('a suspension overrides an acceptance, and a revocation or correction overrides both', () => {
  const suspended = { status: '1', isVerified: true, suspendedAt: '2026-01-01T00:00:00Z' } as const
  expect(stateLabel(sampleCertificate(suspended)).label).toBe('Suspended')
  const revoked = { ...suspended, revokedAt: '2026-02-01T00:00:00Z' }
  expect(stateLabel(sampleCertificate(revoked)).label).toBe('Revoked')
  expect(stateLabel(sampleCertificate({ ...suspended, supersededBy: 'cert_2' })).label).toBe('Superseded')
})

it('a certificate is valid on its last day and expired the day after', () => {
  const accepted = sampleCertificate({ status: '1', validUntil: '2026-06-30' })
  expect(stateLabel(accepted, new Date('2026-06-30T23:59:59Z')).label).toBe('Verified')
  expect(stateLabel(accepted, new Date('2026-07-01T00:00:00Z')).label).toBe('Expired')
})

it('a shared link carries the document key behind the hash, where no server sees it', () => {
  const link = new URL(shareLink('slug', 'KEY'))
  expect(link.pathname + link.search).toBe('/verify/slug')
  expect(link.hash).toBe('#KEY')
})
