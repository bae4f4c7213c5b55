import { recordAnswers } from '@credenza/credential/portable'
import { createStatusList, encodeStatusList, setStatus } from '@credenza/credential/status'
import { type Ports, verifyCertificate } from '@credenza/credential/verify'
import { describe, expect, test, vi } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  certificateBy,
  deployment,
  statusList,
  university,
} from '../../../../credential/test/deployment.ts'
import { didDocument, testIssuer } from '../../../../credential/test/keys.ts'
import { sampleInput } from '../../../../credential/test/sample-certificate.ts'
import { asPage, bundle, fileWith, host, openTerminal, other, pageOf, root } from './testing.ts'

const { told, verify } = openTerminal()
const { listUrl, index } = sampleInput(university.did).status.revocation

describe('offline', () => {
  test('a page is VALID with the key of its log, and open without it', async () => {
    const { html, logKey } = await pageOf()
    expect(await verify(html, ['--offline', '--trust', logKey])).toBe(0)
    expect(await verify(html, ['--offline', '--trust', host, '--trust', logKey])).toBe(0)
    expect(await verify(html, ['--offline'])).toBe(2)
    expect(await verify(html, ['--offline', '--trust', logKey.replace(host, 'other.example')])).toBe(2)
    expect(await verify(other(html), ['--offline', '--trust', logKey])).toBe(1)
    expect(told.asked).toEqual([])
  })

  test('a page is never VALID after any change', async () => {
    const { html, logKey } = await pageOf()
    const changed = html.replace('/verify/x', '/verify/y')
    expect(await verify(changed, ['--offline', '--trust', logKey])).toBe(2)
    expect(await verify(changed)).toBe(2)
    expect(told.printed).toContain('The page that it came in was changed after it was made.')
  })

  test.each([
    ['that the issuer is approved', approved],
    ['that nobody knows the issuer', undefined],
  ])('a page about a certificate that is in no log is not VALID, even if it says %s', async (_, record) => {
    const forger = testIssuer(13, 'university')
    const keys = [university, forger].map(({ publicKeyMultibase }) => publicKeyMultibase)
    const newId = 'urn:uuid:00000000-0000-4000-8000-000000000001'
    const forged = { certificate: certificateBy(forger, { id: newId }), endorsements: [] }
    const { ports, recording } = recordAnswers(
      await deployment(root, {
        resolveDid: async () => didDocument(university.did, keys),
        issuerRecord: async () => record,
        checkpointOnChain: null,
      }),
    )
    await verifyCertificate(forged, ports)
    const html = asPage({ bundle: forged, recording, link: '', drawing: null })
    expect(await verify(html, ['--offline', '--trust', recording.logKey])).toBe(2)
    expect(told.printed).toContain('open    issuer')
  })

  test('a file without recorded answers is open, and shows its place in the log to people with its key', async () => {
    const { logKey } = await pageOf()
    expect(await verify(JSON.stringify(bundle), ['--offline', '--trust', logKey])).toBe(2)
    expect(told.printed).toContain('passed  log')
  })
})

/** The page as its holder rewrites it, with the forger's answers instead of what the deployment said. */
async function rewritten(said: Partial<Ports>, forged: Partial<Ports>, at?: string) {
  const { recording: honest } = await fileWith(said)
  const file = await fileWith({ ...forged, ...(at && { now: new Date(at) }) })
  const { signed = {} } = honest
  return { html: asPage({ ...file, recording: { ...file.recording, signed } }), logKey: honest.logKey }
}

describe('a page that its holder rewrote does not count against the pinned key of the log', async () => {
  const records = (of: object): Partial<Ports> => ({
    issuerRecord: async (did) => (did === authority.did ? approvedVerifier : { ...approved, ...of }),
  })
  const bits = createStatusList()
  setStatus(bits, index, true)
  const suspendedBits = { [listUrl]: await encodeStatusList(bits) }
  const revokedList = statusList(university, listUrl, { set: [index] })
  const ownKey = testIssuer(13, 'university')
  const withOwnKey: Partial<Ports> = {
    resolveDid: async (did) =>
      did === authority.did
        ? authority.didDocument
        : didDocument(university.did, [university.publicKeyMultibase, ownKey.publicKeyMultibase]),
    fetchStatusList: async (url) =>
      url === listUrl ? statusList(ownKey, url) : (await deployment(root)).fetchStatusList(url),
  }
  const revoked: Partial<Ports> = {
    fetchStatusList: async (url) =>
      url === listUrl ? revokedList : (await deployment(root)).fetchStatusList(url),
  }

  test.each<[string, Partial<Ports>, Partial<Ports>, string]>([
    ['revoked, with a list of the holder’s own key', revoked, withOwnKey, 'open    status'],
    [
      'struck off',
      records({ status: 'struck-off', struckOffAt: '2026-11-20T11:00:00Z' }),
      {},
      'FAILED  issuer',
    ],
    [
      'with a stolen key',
      records({ stolenKeys: [{ keyId: university.verificationMethod, since: '2026-11-20T09:00:00Z' }] }),
      {},
      'FAILED  issuer',
    ],
    ['suspended', records({ suspended: suspendedBits }), {}, 'FAILED  status'],
    ['not anchored', { checkpointOnChain: async () => undefined }, {}, 'open    anchor'],
  ])('%s', async (_, said, forged, line) => {
    const { html, logKey } = await rewritten(said, forged)
    expect(await verify(html, ['--offline', '--trust', logKey])).not.toBe(0)
    expect(told.printed).toContain(line)
  })

  test('with no signed answers at all, as pages made before them', async () => {
    const { recording, ...file } = await fileWith()
    const { signed: _, ...rest } = recording
    expect(await verify(asPage({ ...file, recording: rest }), ['--offline', '--trust', rest.logKey])).toBe(2)
    expect(told.printed).toMatch(/open {4}status .*\n {2}passed {2}log .*\n {2}open {4}anchor/)
  })

  test('with another time than its signed answers have', async () => {
    const later = await rewritten({}, {}, '2026-11-22T00:00:00Z')
    vi.setSystemTime('2026-12-01T00:00:00Z')
    expect(await verify(later.html, ['--offline', '--trust', later.logKey])).toBe(2)
    const earlier = await rewritten({ now: new Date('2026-11-20T14:00:00Z') }, {})
    expect(await verify(earlier.html, ['--offline', '--trust', earlier.logKey])).toBe(2)
    const delayed = await rewritten({}, {}, '2026-11-20T20:00:00Z')
    expect(await verify(delayed.html, ['--offline', '--trust', delayed.logKey])).toBe(0)
    expect(told.printed).toContain('as of         2026-11-20T12:00:00.000Z')
  })

  test('with the key of another log', async () => {
    const { html, logKey } = await pageOf()
    const named = logKey.replace('+', '+0')
    expect(await verify(html.replaceAll(logKey, named), ['--offline', '--trust', logKey])).toBe(2)
  })
})

test('a page from the future is open, with or without the key', async () => {
  const file = await fileWith({ now: new Date('2026-11-20T23:00:00Z') })
  for (const trust of [[], ['--trust', file.recording.logKey]])
    expect(await verify(asPage(file), ['--offline', ...trust])).toBe(2)
  expect(told.printed).toContain('has a date that is still to come')
})

test('a page without signed answers shows whose signature it is to people with the keys of the issuer', async () => {
  const { recording, ...file } = await fileWith()
  const keys = JSON.stringify(university.didDocument)
  const { signed: _, ...rest } = recording
  expect(await verify(asPage({ ...file, recording: rest }), ['--offline'], undefined, keys)).toBe(2)
  expect(told.printed).toContain('passed  signature')
  expect(told.printed).toContain('open    issuer')
})
