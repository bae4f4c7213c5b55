import { requireCredential } from '@credenza/credential/general'
import { decodeStatusList, getStatus } from '@credenza/credential/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { type JsonObject, minimal, openVcApi, type VcApi } from './testing.ts'

// What W3C's vc-bitstring-status-list-test-suite asserts, and that a credential can be revoked through the VC API.
let api: VcApi
let issued: JsonObject & { credentialStatus: Record<string, string> }
let list: JsonObject & { credentialSubject: Record<string, string> }
const id = 'urn:uuid:5f1b7f2e-7d0e-4b0e-9f6b-1a2b3c4d5e6f'
const instance = 'eddsa-rdfc-2022-with-status'

beforeAll(async () => {
  api = await openVcApi()
  issued = (await api.issue(minimal({ id }), instance)).body.verifiableCredential as typeof issued
  list = ok(await fetchList())
})
afterAll(() => api.world.close())

const fetchList = () =>
  callAs(api.world, nobody, 'GET', issued.credentialStatus.statusListCredential!.slice(publicUrl.length))
const revoke = (body: JsonObject = {}) =>
  api.post('/credentials/status', {
    credentialId: id,
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
    ...body,
  })

describe('an issued entry', () => {
  test('is part of a credential that keeps the rules of the data model', () => {
    expect(() => requireCredential(issued)).not.toThrow()
  })

  test('has type, purpose, an index in base 10, and a list whose URL is not its id', () => {
    expect(issued.credentialStatus).toEqual({
      id: expect.stringMatching(/^https:/),
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: expect.stringMatching(/^(0|[1-9]\d*)$/),
      statusListCredential: expect.stringMatching(/^https:/),
    })
    expect(issued.credentialStatus.id).not.toBe(issued.credentialStatus.statusListCredential)
  })

  test('belongs to a credential with an id, which gets one if it has none, so that it can be revoked', async () => {
    const { id: _, ...nameless } = minimal({ id })
    const { body } = await api.issue(nameless, instance)
    const named = body.verifiableCredential as JsonObject
    expect(named.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
    const { status } = await revoke({ credentialId: named.id })
    expect(status).toBe(200)
    const { body: checked } = await api.verify(named, { checks: ['proof', 'credentialStatus'] })
    expect(checked).toMatchObject({ verified: false })
  })

  test('stands beside an entry that the credential had', async () => {
    const own: JsonObject = { ...issued.credentialStatus, statusListIndex: '1' }
    const { body } = await api.issue(minimal({ credentialStatus: own }), instance)
    expect(body.verifiableCredential).toMatchObject({ credentialStatus: [own, { type: own.type }] })
  })
})

describe('the list', () => {
  test('is a signed credential of its own type, with one subject', async () => {
    expect(list).toMatchObject({
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: api.did,
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
    })
    expect((await api.verify(list)).status).toBe(200)
  })

  test('holds gzip in base64url with multibase header, of 131,072 entries at least', async () => {
    expect(list.credentialSubject.encodedList).toMatch(/^u[\w-]+$/)
    const bits = await decodeStatusList(list.credentialSubject.encodedList!)
    expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
    expect(getStatus(bits, Number(issued.credentialStatus.statusListIndex))).toBe(false)
  })
})

describe.each<[string, JsonObject]>([
  ['an index that is a boolean', { statusListIndex: true }],
  ['an index that is negative', { statusListIndex: '-1' }],
  ['no purpose', { statusPurpose: undefined }],
  ['no list', { statusListCredential: undefined }],
  [
    'the list as its id',
    { id: 'https://example.org/list', statusListCredential: 'https://example.org/list' },
  ],
  ['a size of 0', { statusSize: 0 }],
  ['a size of 2 without messages', { statusSize: 2 }],
  ['fewer messages than values', { statusSize: 2, statusMessage: [{ status: '0x0', message: 'good' }] }],
])('an entry with %s', (_name, change) => {
  test('is refused', async () => {
    const credentialStatus = { ...issued.credentialStatus, ...change }
    expect((await api.issue(minimal({ credentialStatus }))).status).toBe(400)
  })
})

test('a credential is verified with its status until it is revoked', async () => {
  const options = { checks: ['proof', 'credentialStatus'] }
  expect((await api.verify(issued, options)).status).toBe(200)
  expect(await revoke({ credentialId: 'urn:uuid:00000000-0000-4000-8000-000000000000' })).toMatchObject({
    status: 404,
  })
  expect(await revoke({ status: false })).toMatchObject({ status: 400 })
  expect(await revoke()).toMatchObject({ status: 200 })
  expect((await api.verify(issued, options)).status).toBe(400)
  expect((await api.verify(issued)).status).toBe(200)
  const bits = await decodeStatusList(ok(await fetchList()).credentialSubject.encodedList)
  expect(getStatus(bits, Number(issued.credentialStatus.statusListIndex))).toBe(true)
})
