import { expect, test } from 'vitest'
import { bundleOf, certificateBy, deployment, university } from '../../../test/deployment.ts'
import { testIssuer } from '../../../test/keys.ts'
import { buildStatement, type SignedStatement, signStatement } from '../../issue/statement.ts'
import { verifyCertificate } from '../verify-certificate.ts'

const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const digest = 'ab'.repeat(32)
const at = '2026-11-20T10:00:00Z'
const base = { issuer: university.did, at, digest }
const stranger = { ...testIssuer(9), did: university.did, verificationMethod: university.verificationMethod }

const approved = (change: object = {}, signer: typeof university = university) =>
  signStatement(
    buildStatement({
      ...base,
      action: 'approved',
      certificateId: String(certificate.id),
      approvals: '2',
      signers: '3',
      ...change,
    }),
    signer,
  )
const approval = (approver: string, change: object = {}, signer: typeof university = university) =>
  signStatement(
    buildStatement({ ...base, action: 'approval', approver: approver.repeat(32), ...change }),
    signer,
  )

const [one, two] = [await approval('1'), await approval('2')]

/** The details of the signature check for a certificate with these approvals. */
async function said(approvals: readonly unknown[], stolenKeys: { keyId: string; since: string }[] = []) {
  const ports = await deployment(root, { approvals: async () => approvals })
  const record = await ports.issuerRecord(university.did)
  const { checks, verdict } = await verifyCertificate(bundle, {
    ...ports,
    issuerRecord: async (did) =>
      did === university.did ? { ...record!, stolenKeys } : ports.issuerRecord(did),
  })
  const { sentence, details } = checks.find(({ name }) => name === 'signature')!
  return { verdict, sentence, approvals: details.approvals, signers: details.signers }
}

test('two approvals of three signers are told, and change no verdict', async () => {
  expect(await said([await approved(), one, two])).toEqual({
    verdict: 'VALID',
    approvals: '2',
    signers: '3',
    sentence: expect.stringContaining('Approved by 2 of 3 signers before that.'),
  })
})

test('anything less is told as nothing at all', async () => {
  const statement: SignedStatement = await approved()
  const forged: Record<string, unknown[]> = {
    nothing: [],
    'the count alone': [statement],
    'one approval': [statement, one],
    'one approval twice': [statement, one, one],
    'the same signer at another time': [statement, one, await approval('1', { at: '2026-11-20T10:00:01Z' })],
    'an approval of something else': [statement, one, await approval('2', { digest: 'cd'.repeat(32) })],
    "a stranger's approval": [statement, one, await approval('2', {}, stranger)],
    "a stranger's count": [await approved({}, stranger), one, two],
    'a higher count': [{ ...statement, approvals: '3' }, one, two],
    'the count of another certificate': [
      await approved({ certificateId: 'urn:uuid:00000000-8d4a-4f7b-9c2d-1a5e7b9d0c3f' }),
      one,
      two,
    ],
    'too many to look at': [statement, ...Array.from({ length: 51 }, () => one), two],
    garbage: [null, 7, 'x', {}],
  }
  for (const [name, approvals] of Object.entries(forged))
    expect({ name, ...(await said(approvals)) }).toMatchObject({
      name,
      verdict: 'VALID',
      approvals: undefined,
    })
})

test('under a stolen key nothing is told', async () => {
  const stolen = [{ keyId: university.verificationMethod, since: '2030-01-01T00:00:00Z' }]
  expect((await said([await approved(), one, two], stolen)).approvals).toBeUndefined()
})
