import { beforeAll, describe, expect, test } from 'vitest'
import {
  approved,
  bundleOf,
  certificateBy,
  logKey,
  NOW,
  ORIGIN,
  stranger,
  university,
  verdictOf,
} from '../../../test/deployment.ts'
import { sampleInput } from '../../../test/sample-certificate.ts'
import { formatVerifierKey } from '../../log/note.ts'
import { createStatusList, setStatus } from '../../status/bits.ts'
import { encodeStatusList } from '../../status/encoding.ts'
import { openAnchored, signAnchored } from './anchored-checkpoint.ts'
import type { Bundle } from './bundle.ts'
import { openStanding, signStanding } from './organisation-standing.ts'

const { did, didDocument } = university
const trust = { logKey: formatVerifierKey({ name: ORIGIN, publicKey: logKey.publicKey }), now: new Date(NOW) }
const times = { did, asOf: '2026-11-20T11:59:00Z', validUntil: '2026-11-21T11:59:00Z' }
const standing = { didDocument, record: approved }
const signed = (changes: object = {}, key = logKey) => signStanding(standing, { ...times, ...changes }, key)

test('a standing says when it was true, to anyone who knows the key of the log', async () => {
  expect(await openStanding(signed(), did, trust)).toEqual({
    didDocument,
    record: { ...approved, asOf: times.asOf },
  })
})

test.each([
  ['signed by someone else', () => signed({}, stranger)],
  ['about another organisation', () => signed({ did: stranger.did })],
  ['no longer valid', () => signed({ validUntil: NOW })],
  ['without a date', () => signed({ asOf: 'now' })],
  ['without an end', () => signed({ validUntil: undefined })],
  ['changed in one letter', () => ({ ...signed(), said: signed().said.replace('approved', 'Approved') })],
  ['no answer at all', () => 'The origin is away'],
])('a standing that is %s is refused', async (_, answer) => {
  await expect(openStanding(answer(), did, trust)).rejects.toThrow()
})

describe('a suspension that the evidence leaves out', () => {
  let sample: { bundle: Bundle; root: string }
  let suspended: Record<string, string>
  beforeAll(async () => {
    sample = await bundleOf(certificateBy(university))
    const { listUrl, index } = sampleInput(did).status.revocation
    const bits = createStatusList()
    setStatus(bits, index, true)
    suspended = { [listUrl]: await encodeStatusList(bits) }
  })
  const verdict = (record: object) =>
    verdictOf(sample.bundle, sample.root, {
      issuerRecord: async (of) =>
        of === did ? { ...approved, ...record } : { ...approved, roles: ['verifier'] },
    })

  test('is in the signed record of the issuer', async () => {
    expect(await verdict({ asOf: NOW, suspended })).toMatchObject({
      verdict: 'INVALID',
      codes: { status: 'suspended' },
    })
  })

  test('does not concern the other certificates of the list', async () => {
    const [list] = Object.keys(suspended)
    const none = { [list!]: await encodeStatusList(createStatusList()) }
    expect((await verdict({ asOf: NOW, suspended: none })).verdict).toBe('VALID')
  })

  test('leads to no VALID where it cannot be read', async () => {
    const [list] = Object.keys(suspended)
    const broken = verdictOf(sample.bundle, sample.root, {
      reportError: () => {},
      issuerRecord: async (of) =>
        of === did
          ? { ...approved, suspended: { [list!]: 'unreadable' } }
          : { ...approved, roles: ['verifier'] },
    })
    expect((await broken).verdict).toBe('CANNOT TELL')
  })
})

describe('a final checkpoint of the chain', () => {
  const chain = { chainId: 901, contract: `0x${'cd'.repeat(20)}`, confirmations: 1 }
  const checkpoint = { size: 1000, root: `0x${'ab'.repeat(32)}`, blockTime: '2026-11-20T10:05:00Z' }
  const deployment = { did: 'did:web:credenza.example', chain, ...trust }
  const answer = (place: object = {}) =>
    signAnchored(
      checkpoint,
      { host: 'credenza.example', asOf: NOW, chainId: 901, contract: chain.contract, ...place },
      logKey,
    )

  test('is believed in the name of the log', async () => {
    expect(await openAnchored(answer(), 1000, deployment)).toEqual({ ...checkpoint, final: true })
  })

  test.each([
    ['of another chain', answer({ chainId: 1 }), 1000],
    ['of another contract', answer({ contract: `0x${'00'.repeat(20)}` }), 1000],
    ['of another deployment', answer({ host: 'elsewhere.example' }), 1000],
    ['of another size', answer(), 999],
  ])('one %s is refused', async (_, given, size) => {
    await expect(openAnchored(given, size, deployment)).rejects.toThrow()
  })
})
