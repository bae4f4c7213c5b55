import { describe, expect, test } from 'vitest'
import { statusList, stranger, university } from '../../test/deployment.ts'
import {
  contexts,
  home,
  id,
  issuer,
  type JsonObject,
  type Kind,
  keeper,
  listOf,
  options,
  packed,
  sign,
  statusOf,
  url,
} from '../../test/foreign-lists.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import { resolveDidKey } from '../verify/evidence/did-document.ts'

const base64Url = (bytes: Buffer) => bytes.toString('base64url')
const listEntry = { statusPurpose: 'revocation', statusListCredential: url }
const purpose = { statusPurpose: 'revocation' }

const kinds: [string, Kind][] = [
  [
    'BitstringStatusListEntry',
    {
      entry: { type: 'BitstringStatusListEntry', ...listEntry },
      index: 'statusListIndex',
      list: listOf('BitstringStatusList', purpose, (bytes) => `u${base64Url(bytes)}`),
    },
  ],
  [
    'StatusList2021Entry',
    {
      entry: { type: 'StatusList2021Entry', ...listEntry },
      index: 'statusListIndex',
      list: listOf('StatusList2021', purpose, base64Url),
    },
  ],
  [
    'RevocationList2020Status',
    {
      entry: { type: 'RevocationList2020Status', revocationListCredential: url },
      index: 'revocationListIndex',
      list: listOf('RevocationList2020', {}, base64Url),
    },
  ],
]

describe.each(kinds)('a %s', (type, { entry, index, list }) => {
  test('is judged by its bit, whether its index is a text or a number', async () => {
    const published = await list([94_567])
    for (const place of ['94567', 94_567])
      expect(await statusOf({ ...entry, [index]: place }, () => published)).toMatchObject({
        outcome: 'INVALID',
        code: 'revoked',
      })
    for (const place of ['94566', 94_566, 0])
      expect(await statusOf({ ...entry, [index]: place }, () => published)).toMatchObject({
        outcome: 'SOUND',
        code: 'not-revoked',
      })
  })

  test('may have its type among others', async () => {
    const types = { ...entry, type: [type, 'https://example.org/#OwnKind'], [index]: '7' }
    const published = await list([7])
    expect((await statusOf(types, () => published)).code).toBe('revoked')
  })

  test('also counts when somebody else keeps the list, if one of their keys signed it soundly', async () => {
    const kept = await list([7], {}, keeper)
    expect((await statusOf({ ...entry, [index]: '7' }, () => kept)).code).toBe('revoked')
    expect((await statusOf({ ...entry, [index]: '8' }, () => kept)).outcome).toBe('SOUND')
    // Signed by one party in the name of another, the list counts for neither.
    const forged = { ...kept, issuer: issuer.did }
    expect((await statusOf({ ...entry, [index]: '8' }, () => forged)).code).toBe('status-list-unsound')
    const altered = { ...kept, validUntil: '2099-01-01T00:00:00Z' }
    expect((await statusOf({ ...entry, [index]: '8' }, () => altered)).code).toBe('status-list-unsound')
  })

  test.each<[string, JsonObject]>([
    ['of another kind', { type: 'https://example.org/#OtherList' }],
    ['that is too short', { encodedList: `u${base64Url(packed([], 16_383))}` }],
    ['that is not gzip', { encodedList: 'uAAAA' }],
    ['without bits', { encodedList: undefined }],
  ])('with a list %s leaves the status open', async (_name, change) => {
    const published = await list([], change)
    expect(await statusOf({ ...entry, [index]: '7' }, () => published)).toMatchObject({
      outcome: 'CANNOT TELL',
      code: 'status-list-unsound',
    })
  })

  test('whose list is unreachable, or too short for its entry, leaves the status open', async () => {
    const away = () => Promise.reject(new Error('down'))
    expect((await statusOf({ ...entry, [index]: '7' }, away)).code).toBe('status-list-unreachable')
    const published = await list([])
    expect((await statusOf({ ...entry, [index]: '131072' }, () => published)).code).toBe(
      'status-list-unsound',
    )
  })
})

describe('lists from before the standard', () => {
  const entry = { type: 'StatusList2021Entry', ...listEntry, statusListIndex: '7' }

  test.each<[string, (bytes: Buffer) => string]>([
    ['base64', (bytes) => bytes.toString('base64')],
    ['base64 without padding', (bytes) => bytes.toString('base64').replace(/=+$/, '')],
    ['base64url', base64Url],
    ['multibase', (bytes) => `u${base64Url(bytes)}`],
  ])('are read in %s', async (_name, encode) => {
    const published = await listOf('StatusList2021', purpose, encode)([7])
    expect((await statusOf(entry, () => published)).code).toBe('revoked')
  })

  test('suspend as well, and never count for a purpose that they do not have', async () => {
    const published = await listOf('StatusList2021', { statusPurpose: 'suspension' }, base64Url)([7])
    const suspension = { ...entry, statusPurpose: 'suspension' }
    expect((await statusOf(suspension, () => published)).code).toBe('suspended')
    expect((await statusOf(entry, () => published)).code).toBe('status-list-unsound')
  })

  test('whose purpose neither entry nor list states say nothing, set or not', async () => {
    const published = await listOf('StatusList2021', {}, base64Url)([])
    const { statusPurpose: _, ...without } = entry
    expect((await statusOf(without, () => published)).code).toBe('status-entry-incomplete')
  })

  test.each<[string, JsonObject]>([
    ['no list', { statusListCredential: undefined }],
    ['no index', { statusListIndex: undefined }],
    ['two purposes, of which one could hide the other', { statusPurpose: ['message', 'revocation'] }],
    ['an index below 0', { statusListIndex: -1 }],
    ['an index between two', { statusListIndex: 1.5 }],
    ['an index that cannot be told from its neighbours', { statusListIndex: 2 ** 53 }],
  ])('are looked up by nothing in an entry with %s', async (_name, change) => {
    expect(await statusOf({ ...entry, id: `${url}#7`, ...change }, () => Promise.reject())).toMatchObject({
      outcome: 'CANNOT TELL',
      code: 'status-entry-incomplete',
    })
  })
})

test('an entry of several bits is set when one of them is', async () => {
  const messages = ['0x0', '0x1', '0x2', '0x3'].map((status) => ({ status, message: status }))
  const entry = { type: 'BitstringStatusListEntry', ...listEntry, statusSize: 2, statusMessage: messages }
  const list = listOf('BitstringStatusList', purpose, () => `u${base64Url(packed([15], 32_768))}`)
  const published = await list([])
  expect((await statusOf({ ...entry, statusListIndex: '7' }, () => published)).code).toBe('revoked')
  expect((await statusOf({ ...entry, statusListIndex: '15' }, () => published)).code).toBe('not-revoked')
  const short = await listOf('BitstringStatusList', purpose, (bytes) => `u${base64Url(bytes)}`)([])
  expect((await statusOf({ ...entry, statusListIndex: '7' }, () => short)).code).toBe('status-list-unsound')
})

test('what a list says is what was signed, whatever its JSON calls it', async () => {
  const entry = { type: 'BitstringStatusListEntry', ...listEntry, statusListIndex: '7' }
  const clear = `u${base64Url(packed([]))}`
  const { '@context': names, ...list } = await listOf(
    'BitstringStatusList',
    purpose,
    (bytes) => `u${base64Url(bytes)}`,
  )([7])
  const { proof: _, ...unsigned } = list
  const sound = await signProof(
    { '@context': names, ...unsigned },
    { ...options(issuer.verificationMethod), suite: 'eddsa-rdfc-2022' },
    issuer.sign,
  )
  expect((await statusOf(entry, () => sound)).code).toBe('revoked')
  const subject = sound.credentialSubject as JsonObject
  const { encodedList, ...others } = subject
  const signed = 'https://www.w3.org/ns/credentials/status#encodedList'
  const typed = { '@value': encodedList, '@type': 'https://w3id.org/security#multibase' }
  // Makes the same statements, but has other bits where a reader of the plain JSON would look for them.
  const respelt = { ...others, [signed]: typed }
  expect((await statusOf(entry, () => ({ ...sound, credentialSubject: respelt }))).code).toBe('revoked')
  for (const change of [
    { ...respelt, encodedList: clear },
    { ...others, encodedList: clear },
  ])
    expect((await statusOf(entry, () => ({ ...sound, credentialSubject: change }))).code).toBe(
      'status-list-unsound',
    )
})

describe('a status of a type that is not known', () => {
  test('is named, never called damaged or ignored', async () => {
    const entry = { id: url, type: 'https://example.org/#LedgerStatus' }
    const check = await statusOf(entry, () => ({}))
    expect(check).toMatchObject({ outcome: 'CANNOT TELL', code: 'status-type-unknown' })
    expect(check.sentence).toBe(
      'Its status is kept in a way that is not known here: https://example.org/#LedgerStatus.',
    )
  })

  test('leaves the status open next to one that is known, which still revokes', async () => {
    const unknown = { type: 'https://example.org/#LedgerStatus' }
    const known = { type: 'BitstringStatusListEntry', ...listEntry, statusListIndex: '7' }
    const [, { list }] = kinds[0]!
    const [sound, revoking] = [await list([]), await list([7])]
    expect((await statusOf([known, unknown], () => sound)).code).toBe('status-type-unknown')
    expect((await statusOf([unknown, known], () => revoking)).code).toBe('revoked')
  })
})

test('at most ten entries are looked up, which leaves the rest open', async () => {
  let asked = 0
  const entries = Array.from({ length: 40 }, (_, i) => ({ id: `${url}/${i}`, type: '1EdTechRevocationList' }))
  const credential = await sign({
    '@context': contexts,
    id,
    type: ['VerifiableCredential'],
    credentialSubject: { alumniOf: 'The School of Examples' },
    credentialStatus: entries,
  })
  const { checks } = await verifyForeign(credential, {
    ...home,
    resolveDid: async (did) => resolveDidKey(did),
    fetchStatusList: async (address) => {
      asked++
      return { id: address, issuer: issuer.did, revokedCredential: [] }
    },
  })
  expect([asked, checks.find(({ name }) => name === 'status')?.code]).toEqual([10, 'status-entries-too-many'])
})

describe('an issuer of a deployment', () => {
  const verify = async (credentialStatus: JsonObject, list: unknown) => {
    const { verificationMethod, sign } = university
    const document = {
      '@context': contexts,
      id,
      type: ['VerifiableCredential'],
      issuer: university.did,
      credentialSubject: { alumniOf: 'The School of Examples' },
      credentialStatus,
    }
    const signed = await signProof(document, options(verificationMethod), sign)
    const { verdict, checks } = await verifyForeign(signed, { ...home, fetchStatusList: async () => list })
    return [verdict, checks.find(({ name }) => name === 'status')?.code]
  }

  test('keeps its lists itself', async () => {
    const entry = { type: 'BitstringStatusListEntry', ...listEntry, statusListIndex: '7' }
    expect(await verify(entry, await statusList(stranger, url))).toEqual([
      'INVALID',
      'status-list-of-another',
    ])
  })

  test.each([
    { id: url, type: '1EdTechRevocationList' },
    { type: 'StatusList2021Entry', ...listEntry, statusListIndex: '7' },
  ])('keeps them in one way, which $type is not', async (entry) => {
    const list = { id: url, issuer: university.did, revokedCredential: [] }
    expect((await verify(entry, list))[1]).toBe('status-type-unknown')
  })
})
