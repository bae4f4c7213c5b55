import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  ENDORSEMENT_LIST,
  statusList,
  university,
} from '../../test/deployment.ts'
import { didDocument, testIssuer } from '../../test/keys.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { onChainAt, signingWith, statementsLog } from '../../test/theft.ts'
import { buildStatement, type SignedStatement, signStatement, statementDigest } from '../issue/statement.ts'
import type { Check } from './answers.ts'
import type { Bundle, LogEvidence } from './evidence/bundle.ts'
import type { IssuerRecord, Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

// The certificate was accepted and logged at 10:00, and its log recorded on the chain at 10:05.
const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const listUrl = sampleInput(university.did).status.revocation.listUrl
const nextKey = testIssuer(8, 'university')
const stolen = university.verificationMethod

type Found = { verdict: string; headline: string; check: (name: Check['name']) => Check }

async function verify(changes: Partial<Ports>, changed: Bundle = bundle): Promise<Found> {
  const { verdict, headline, checks } = await verifyCertificate(changed, await deployment(root, changes))
  return { verdict, headline, check: (name) => checks.find((check) => check.name === name)! }
}

/** The university after a theft: it has another key, which signs its lists and its events. */
async function university2(
  record: Partial<IssuerRecord>,
  changes: Partial<Ports> = {},
): Promise<Partial<Ports>> {
  const list = await statusList({ ...university, ...signingWith(nextKey) }, listUrl)
  const keys = [university, nextKey].map((one) => one.publicKeyMultibase)
  return {
    resolveDid: async (did) => (did === university.did ? didDocument(did, keys) : authority.didDocument),
    issuerRecord: async (did) => (did === authority.did ? approvedVerifier : { ...approved, ...record }),
    fetchStatusList: async (url) => (url === listUrl ? list : statusList(authority, ENDORSEMENT_LIST)),
    ...changes,
  }
}

const since = (at: string, keyId = stolen): Partial<IssuerRecord> => ({ stolenKeys: [{ keyId, since: at }] })
const event = (at: string, signer = nextKey, keyId = stolen) =>
  signStatement(buildStatement({ action: 'key-compromised', issuer: university.did, at, keyId }), signer)

describe('a certificate under a stolen key', () => {
  test('that was logged before is VALID, and says why in both languages', async () => {
    const found = await verify(await university2(since('2026-11-20T11:00:00Z')))
    expect(found.verdict).toBe('VALID')
    const issuer = found.check('issuer')
    expect(issuer).toMatchObject({ answer: 'passed', code: 'issuer-approved-before-theft' })
    expect(issuer.sentence).toBe(
      'It was signed by Example University, an approved organisation. The key was stolen on 20 November 2026, but the public log has held the certificate since before then.',
    )
  })

  test('that was logged from that instant on is INVALID', async () => {
    for (const at of ['2026-11-20T10:00:00Z', '2026-11-20T09:59:00Z', '2026-01-01T00:00:00Z']) {
      const found = await verify(await university2(since(at)))
      expect([found.verdict, found.check('issuer').code]).toEqual(['INVALID', 'key-stolen'])
    }
  })

  test('cannot be judged where nothing dates it: no proof, a forged one, no chain at hand, no time of the theft', async () => {
    const { log, ...withoutLog } = bundle
    const forged = { ...bundle, log: { ...log!, path: log!.path.toReversed() } }
    const late = since('2026-11-20T11:00:00Z')
    const cases: [Promise<Partial<Ports>>, Bundle][] = [
      [university2(late), withoutLog],
      [university2(late), forged],
      [university2(late, { checkpointOnChain: () => Promise.reject(new Error('down')) }), bundle],
      [university2(late, { checkpointOnChain: async () => undefined }), bundle],
      [university2(since('some day')), bundle],
    ]
    for (const [ports, one] of cases) {
      const found = await verify(await ports, one)
      expect(found.check('issuer').code).toBe('key-stolen-time-unknown')
      expect(found.verdict).not.toBe('VALID')
    }
    expect((await verify(await university2(late), withoutLog)).verdict).toBe('CANNOT TELL')
  })

  test('is not dated by an entry that claims to be much older than the block that records it', async () => {
    const stolenAt = since('2026-11-20T10:30:00Z')
    const backdated = await verify(await university2(stolenAt, onChainAt(root, '2026-11-20T11:45:00Z')))
    expect([backdated.verdict, backdated.check('issuer').code]).toEqual([
      'CANNOT TELL',
      'key-stolen-time-unknown',
    ])
    const slow = await verify(await university2(stolenAt, onChainAt(root, '2026-11-20T11:00:00Z')))
    expect(slow.verdict).toBe('VALID')
  })

  test('is dated by the log alone where there is no chain', async () => {
    const ports = await university2(since('2026-11-20T10:00:01Z'), { checkpointOnChain: null })
    expect((await verify(ports)).verdict).toBe('VALID')
  })

  test('fails by the DID document alone, and by the signed event alone', async () => {
    const revoked = structuredClone(
      didDocument(university.did, [university.publicKeyMultibase, nextKey.publicKeyMultibase]),
    )
    Object.assign(revoked.verificationMethod[0]!, { revoked: '2026-11-20T09:00:00Z' })
    const byDid = await university2(
      {},
      { resolveDid: async (did) => (did === university.did ? revoked : authority.didDocument) },
    )
    expect((await verify(byDid)).check('issuer').code).toBe('key-stolen')
    const byEvent = await university2({ keyEvents: [await event('2026-11-20T09:00:00Z')] })
    expect((await verify(byEvent)).check('issuer').code).toBe('key-stolen')
  })

  test('is judged by the earliest of several instants', async () => {
    const keyEvents = [await event('2026-11-20T11:00:00Z'), await event('2026-11-20T09:30:00Z')]
    const found = await verify(await university2({ ...since('2026-11-20T11:00:00Z'), keyEvents }))
    expect(found.check('issuer').code).toBe('key-stolen')
  })

  test('is in doubt after an event without a sound signature: by the thief, a stranger, or nobody', async () => {
    const good = await event('2026-11-20T11:00:00Z')
    for (const keyEvents of [
      [await event('2026-11-20T11:00:00Z', university)],
      [{ ...good, at: '2026-11-20T11:30:00Z' }],
      [{ ...good, verificationMethod: `${university.did}#${testIssuer(77).publicKeyMultibase}` }],
      [{ action: 'key-compromised', keyId: stolen }],
    ]) {
      const found = await verify(await university2({ keyEvents }))
      expect([found.verdict, found.check('issuer').code]).toEqual(['CANNOT TELL', 'key-stolen-time-unknown'])
    }
  })

  test('is not touched by the theft of another key, or by garbage next to the record', async () => {
    const keyEvents = [
      null,
      7,
      { action: 'key-rotated', keyId: stolen },
      await event('2026-01-01T00:00:00Z', university, nextKey.verificationMethod),
    ]
    const other = since('2026-01-01T00:00:00Z', `${university.did}#z6MkOther`)
    // Here the stolen key is the next one, so the old key has to sign the list.
    const list = await statusList(university, listUrl)
    const ports = await university2(
      { ...other, keyEvents },
      { fetchStatusList: async (url) => (url === listUrl ? list : statusList(authority, ENDORSEMENT_LIST)) },
    )
    const found = await verify(ports)
    expect([found.verdict, found.check('issuer').code]).toEqual(['VALID', 'issuer-approved'])
  })
})

describe('what else the thief may sign', () => {
  test('a status list from after the theft does not count', async () => {
    const list = await statusList(university, listUrl)
    const ports = (at: string, changes: Partial<Ports> = {}) =>
      university2(since(at), {
        fetchStatusList: async (url) => (url === listUrl ? list : statusList(authority, ENDORSEMENT_LIST)),
        ...changes,
      })
    // The list itself says that it is from midnight.
    expect((await verify(await ports('2026-11-20T11:00:00Z'))).verdict).toBe('VALID')
    expect((await verify(await ports('2026-11-20T00:00:00Z'))).check('status').code).toBe(
      'status-list-unsound',
    )
    const longLived = await statusList(university, listUrl, { validUntil: '2036-11-21T00:00:00Z' })
    const later = {
      now: new Date('2026-11-22T12:00:00Z'),
      fetchStatusList: async (url: string) =>
        url === listUrl
          ? longLived
          : statusList(authority, ENDORSEMENT_LIST, { validUntil: '2026-11-23T00:00:00Z' }),
    }
    expect((await verify(await ports('2026-11-20T11:00:00Z', later))).check('status').code).toBe(
      'status-list-unsound',
    )
  })

  const stated = async (
    ...actions: ['revoked' | 'suspended' | 'reinstated', string, typeof university][]
  ) => {
    const made = await Promise.all(
      actions.map(([action, at, signer]) =>
        signStatement(
          buildStatement({ action, at, issuer: university.did, certificateId: certificate.id }),
          signer,
        ),
      ),
    )
    return { statements: async (id: string) => (id === certificate.id ? made : []), made }
  }

  test('a suspension stands, even by a stolen key, until a sound key lifts it', async () => {
    const theft = since('2026-11-20T11:00:00Z')
    const held = ['suspended', '2026-11-20T10:30:00Z', university] as const
    const { statements, made } = await stated([...held], ['reinstated', '2026-11-20T10:40:00Z', university])
    const logged = (timeMs: string) =>
      statementsLog('reinstated', statementDigest(made[1] as SignedStatement), { timeMs })
    const found = async (statementsLog?: LogEvidence) =>
      (
        await verify(await university2(theft, { statements }), {
          ...bundle,
          ...(statementsLog && { statementsLog: [statementsLog] }),
        })
      ).check('status').code
    expect(await found()).toBe('statements-unreachable')
    expect(await found(await logged('2026-11-20T10:40:00Z'))).toBe('not-revoked')
    expect(await found(await logged('2026-11-20T11:00:00Z'))).toBe('suspended')

    const lifted = await stated([...held], ['reinstated', '2026-11-20T11:40:00Z', nextKey])
    const { verdict } = await verify(await university2(theft, { statements: lifted.statements }))
    expect(verdict).toBe('VALID')
  })

  test('a revocation stands, even by a stolen key', async () => {
    const { statements } = await stated(['revoked', '2026-11-20T11:30:00Z', university])
    const found = await verify(await university2(since('2026-11-20T11:00:00Z'), { statements }))
    expect([found.verdict, found.check('status').code]).toEqual(['INVALID', 'revoked'])
  })
})
