import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { embedPortable, filePlace, recordAnswers } from '@credenza/credential/portable'
import { type Ports, verifyCertificate } from '@credenza/credential/verify'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  NOW,
  standingFrom,
  statusList,
  university,
} from '../../../../credential/test/deployment.ts'
import { didDocument, testIssuer } from '../../../../credential/test/keys.ts'
import { sampleInput } from '../../../../credential/test/sample-certificate.ts'
import { presented, sdJwtOf, universityDid, walletKey } from '../../../../credential/test/wallet.ts'
import { testWitness, witnessedBy } from '../../../../credential/test/witnesses.ts'
import type { Network } from './network.ts'
import { runVerify } from './run-verify.ts'

const host = 'credenza.example'
const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const folder = mkdtempSync(join(tmpdir(), 'verify-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

let printed: string
let asked: string[]
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  printed = ''
  asked = []
  const collect = (text: unknown) => {
    printed += text
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(collect)
  vi.spyOn(process.stderr, 'write').mockImplementation(collect)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The deployment of the sample certificate, as it answers over HTTP. */
async function network(changes: Partial<Ports> = {}): Promise<Network> {
  const ports = await deployment(root, changes)
  const { endorsements, log } = bundle
  const evidence = { endorsements, log, statements: [], review: { state: 'accepted' }, anchor: { number: 1 } }
  const chain = { chainId: 901, contract: `0x${'cd'.repeat(20)}`, confirmations: 0 }
  const did = `did:web:${host}`
  const own = {
    id: did,
    service: [
      { id: `${did}#certificates-log`, serviceEndpoint: { verifierKey: ports.logKey } },
      { id: `${did}#chain`, serviceEndpoint: chain },
    ],
  }
  return {
    readCheckpoint: async () => ports.checkpointOnChain?.({ size: log!.size, root }),
    fetchJson: async (url) => {
      asked.push(url)
      const path = url.slice(`https://${host}`.length)
      const [, organisation] = /^\/issuers\/(\w+)\/standing$/.exec(path) ?? []
      if (path === '/.well-known/did.json') return own
      if (path === `/api/evidence/${encodeURIComponent(certificate.id)}`) return { data: evidence }
      if (organisation) return standingFrom(ports, `${did}:issuers:${organisation}`)
      return ports.fetchStatusList(url)
    },
  }
}

const nobody: Network = {
  fetchJson: () => Promise.reject(new Error('unreachable')),
  readCheckpoint: () => Promise.reject(new Error('unreachable')),
}

async function verify(content: string | Buffer, args: string[] = ['--trust', host], from?: Network) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return runVerify([path, ...args], from ?? (await network()))
}

async function pageOf(): Promise<{ html: string; logKey: string }> {
  const { ports, recording } = recordAnswers(await deployment(root))
  await verifyCertificate(bundle, ports)
  const file = { bundle, recording, link: `https://${host}/verify/x`, drawing: null }
  return { html: embedPortable(`<!doctype html>${filePlace}`, file), logKey: recording.logKey }
}

function pdfWith(...attachments: object[]): Buffer {
  const objects = attachments.flatMap((attached, i) => {
    const data = deflateSync(JSON.stringify(attached))
    const dictionary = `/Type /EmbeddedFile /Filter /FlateDecode /Length ${data.length}`
    return [Buffer.from(`${i + 1} 0 obj\n<< ${dictionary} >>\nstream\n`), data, Buffer.from('\nendstream\n')]
  })
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects])
}

const other = (text: string) => text.replace('Layla Haddad', 'Nadia Haddad')

describe('a certificate of a trusted host', () => {
  test.each<[string, () => Promise<string | Buffer> | string | Buffer]>([
    ['a certificate file', () => JSON.stringify(bundle)],
    ['a lone credential', () => JSON.stringify(certificate)],
    ['a PDF', () => pdfWith(certificate, bundle)],
    ['a page that checks itself', async () => (await pageOf()).html],
  ])('is VALID, 0: %s', async (_kind, content) => {
    expect(await verify(await content())).toBe(0)
    expect(printed).toContain('VALID  This certificate is valid.')
    expect(printed).toContain('Layla Haddad')
  })

  test('is INVALID, 1, when it was changed or revoked', async () => {
    expect(await verify(other(JSON.stringify(bundle)))).toBe(1)
    expect(await verify(pdfWith(JSON.parse(other(JSON.stringify(certificate)))))).toBe(1)
    expect(await verify(other((await pageOf()).html))).toBe(1)
    const { listUrl, index } = sampleInput(university.did).status.revocation
    const revoked = await statusList(university, listUrl, { set: [index] })
    const from = await network({ fetchStatusList: async () => revoked })
    expect(await verify(JSON.stringify(bundle), ['--trust', host], from)).toBe(1)
    expect(printed).toContain('INVALID  Revoked.')
  })

  test('is VALID as a wallet hands it on, INVALID once its words are changed, undecided once its key is stolen', async () => {
    const withKey = async (changes: Partial<Ports> = {}) =>
      network({
        resolveDid: async (did) => (did === university.did ? universityDid : authority.didDocument),
        ...changes,
      })
    const sdJwt = sdJwtOf({}, walletKey, certificate)
    expect(await verify(`${presented(sdJwt, ['grade'])}\n`, ['--trust', host], await withKey())).toBe(0)
    expect(printed).not.toContain('Layla Haddad')
    expect(await verify(sdJwt, ['--trust', host], await withKey())).toBe(0)
    expect(printed).toContain('Layla Haddad')
    const another = sdJwtOf({}, walletKey, certificate)
    const mixed = [sdJwt.split('~')[0], ...another.split('~').slice(1)].join('~')
    expect(await verify(mixed, ['--trust', host], await withKey())).toBe(1)
    const keyId = `${university.did}#${walletKey.multikey}`
    const stolenKeys = [{ keyId, since: '2026-11-20T11:30:00Z' }]
    const issuerRecord: Ports['issuerRecord'] = async (did) =>
      did === authority.did ? approvedVerifier : { ...approved, stolenKeys }
    expect(await verify(sdJwt, ['--trust', host], await withKey({ issuerRecord }))).toBe(2)
  })

  test('is undecided, 2, while the host is out of reach', async () => {
    expect(await verify(JSON.stringify(bundle), ['--trust', host], nobody)).toBe(2)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], { ...(await network()), ...nobody })).toBe(
      2,
    )
    const noChain = { ...(await network()), readCheckpoint: nobody.readCheckpoint }
    expect(await verify(JSON.stringify(bundle), ['--trust', host], noChain)).toBe(2)
  })

  test.each([
    ['old', async (answer: object) => answer, '2026-11-22T12:00:01Z'],
    ['forged', async (answer: object) => ({ ...answer, signature: 'A'.repeat(86) }), NOW],
    ['another organisation’s', async () => standingFrom(await deployment(root), authority.did), NOW],
  ])('is undecided, 2, when a copy of the host shows %s standing', async (_, change, now) => {
    const from = await network()
    const fetchJson = async (url: string) => {
      const answer = await from.fetchJson(url)
      return url.endsWith('university/standing') ? change(answer as object) : answer
    }
    vi.setSystemTime(now)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], { ...from, fetchJson })).toBe(2)
  })

  test('as JSON holds the eight checks', async () => {
    expect(await verify(JSON.stringify(bundle), ['--json', '--trust', `https://${host}/`])).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({ verdict: 'VALID', facts: { recipient: 'Layla Haddad' } })
    expect(JSON.parse(printed).checks).toHaveLength(8)
  })

  test('cannot control the terminal with its text', async () => {
    await verify(JSON.stringify(bundle).replace('Layla', '\\u001b[2J\\u202eLayla'))
    expect(printed).toContain('\uFFFD[2J\uFFFDLayla')
  })
})

describe('a certificate whose key was stolen', () => {
  const stolenSince = async (since: string) => {
    const { issuerRecord } = await deployment(root)
    const stolenKeys = [{ keyId: university.verificationMethod, since }]
    return network({
      issuerRecord: async (did) => {
        const record = await issuerRecord(did)
        return record && did === university.did ? { ...record, stolenKeys } : record
      },
    })
  }

  test('is VALID with the reason if the log held it before, INVALID later, and open without a proof', async () => {
    expect(await verify(JSON.stringify(bundle), undefined, await stolenSince('2026-11-20T11:00:00Z'))).toBe(0)
    expect(printed).toContain('the public log has held the certificate since before then')
    expect(await verify(JSON.stringify(bundle), undefined, await stolenSince('2026-11-20T09:00:00Z'))).toBe(1)
    const unlogged = await stolenSince('2026-11-20T11:00:00Z')
    const withoutLog = {
      ...unlogged,
      fetchJson: async (url: string) => {
        if (url.includes('/api/evidence/')) throw new Error('unreachable')
        return unlogged.fetchJson(url)
      },
    }
    expect(await verify(JSON.stringify(certificate), undefined, withoutLog)).toBe(2)
  })

  test('gets the same verdict in a page that checks itself', async () => {
    const page = async (since: string) => {
      const records: Ports['issuerRecord'] = (await deployment(root)).issuerRecord
      const stolenKeys = [{ keyId: university.verificationMethod, since }]
      const issuerRecord: Ports['issuerRecord'] = async (did) => {
        const record = await records(did)
        return record && did === university.did ? { ...record, stolenKeys } : record
      }
      const { ports, recording } = recordAnswers(await deployment(root, { issuerRecord }))
      await verifyCertificate(bundle, ports)
      const file = { bundle, recording, link: `https://${host}/verify/x`, drawing: null }
      return { html: embedPortable(`<!doctype html>${filePlace}`, file), logKey: recording.logKey }
    }
    const before = await page('2026-11-20T11:00:00Z')
    expect(await verify(before.html, ['--offline', '--trust', before.logKey])).toBe(0)
    expect(printed).toContain('the public log has held the certificate since before then')
    const after = await page('2026-11-20T09:00:00Z')
    expect(await verify(after.html, ['--offline', '--trust', after.logKey])).toBe(1)
  })
})

describe('a certificate of anybody else', () => {
  test.each([[[]], [['--trust', 'other.example']]])(
    'is not asked about and stays undecided, 2: %j',
    async (args) => {
      expect(await verify(JSON.stringify(bundle), args)).toBe(2)
      expect(asked).toEqual([])
      expect(printed).toContain('add: --trust credenza.example')
    },
  )

  test('sends nobody to a status list elsewhere', async () => {
    const elsewhere = certificateBy(university, {
      id: 'urn:uuid:00000000-0000-4000-8000-000000000001',
      status: { revocation: { listUrl: 'https://elsewhere.example/list', index: 7 } },
    })
    expect(await verify(JSON.stringify(elsewhere))).toBe(2)
    expect(asked.filter((url) => !url.startsWith(`https://${host}/`))).toEqual([])
  })

  test('says as every surface that a list is soundly a stranger’s, whose did:key nobody has to be asked about', async () => {
    const { listUrl } = sampleInput(university.did).status.revocation
    const key = testIssuer(13, 'stranger').publicKeyMultibase
    const did = `did:key:${key}`
    const stranger = { ...testIssuer(13, 'stranger'), did, verificationMethod: `${did}#${key}` }
    const list = await statusList(stranger, listUrl)
    const from = await network({ fetchStatusList: async () => list })
    expect(await verify(JSON.stringify(bundle), ['--trust', host], from)).toBe(1)
    expect(printed).toContain('Its status list belongs to another issuer.')
  })
})

describe('offline', () => {
  test('a page is VALID with the key of its log, and open without it', async () => {
    const { html, logKey } = await pageOf()
    expect(await verify(html, ['--offline', '--trust', logKey])).toBe(0)
    expect(await verify(html, ['--offline'])).toBe(2)
    expect(await verify(html, ['--offline', '--trust', logKey.replace(host, 'other.example')])).toBe(2)
    expect(await verify(other(html), ['--offline', '--trust', logKey])).toBe(1)
    expect(asked).toEqual([])
  })

  test('a page is never VALID after any change', async () => {
    const { html, logKey } = await pageOf()
    const changed = html.replace('/verify/x', '/verify/y')
    expect(await verify(changed, ['--offline', '--trust', logKey])).toBe(2)
    expect(await verify(changed)).toBe(2)
    expect(printed).toContain('The page that it came in was changed after it was made.')
  })

  test.each([
    ['that the issuer is approved', approved, 'log'],
    ['that nobody knows the issuer', undefined, 'issuer'],
  ])(
    'a page about a certificate that is in no log is not VALID, even if it says %s',
    async (_, record, open) => {
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
      const file = { bundle: forged, recording, link: `https://${host}/verify/x`, drawing: null }
      const html = embedPortable(`<!doctype html>${filePlace}`, file)
      expect(await verify(html, ['--offline', '--trust', recording.logKey])).toBe(2)
      expect(printed).toContain(`open    ${open}`)
    },
  )

  test('a file without recorded answers is open, and shows its place in the log to people with its key', async () => {
    const { logKey } = await pageOf()
    expect(await verify(JSON.stringify(bundle), ['--offline', '--trust', logKey])).toBe(2)
    expect(printed).toContain('passed  log')
  })
})

describe('witnesses', () => {
  const [first, second] = [testWitness(31), testWitness(32)]
  const asking = (...args: string[]) => ['--trust', host, ...args]

  test('that the host names are reported, never required', async () => {
    const named = await network()
    const fetchJson = async (url: string) => {
      const answer = (await named.fetchJson(url)) as { service?: object[] }
      if (!url.endsWith('/.well-known/did.json')) return answer
      const id = `did:web:${host}#witnesses`
      const serviceEndpoint = { quorum: 2, verifierKeys: [first.verifierKey, second.verifierKey] }
      return { ...answer, service: [...answer.service!, { id, serviceEndpoint }] }
    }
    const seen = JSON.stringify(await witnessedBy(bundle, first))
    expect(await verify(seen, asking(), { ...named, fetchJson })).toBe(0)
    expect(printed).toContain('Seen by 1 of 2 witnesses: witness31.example.')
  })

  test('that are required must have signed: all, or as many as the quorum', async () => {
    const seen = JSON.stringify(await witnessedBy(bundle, first))
    const both = ['--witness', first.verifierKey, '--witness', second.verifierKey]
    expect(await verify(seen, asking('--witness', first.verifierKey))).toBe(0)
    expect(await verify(seen, asking(...both))).toBe(2)
    expect(printed).toContain('Too few witnesses have seen')
    expect(await verify(seen, asking(...both, '--quorum', '1'))).toBe(0)
    expect(await verify(JSON.stringify(bundle), asking(...both, '--quorum', '1'))).toBe(2)
  })

  test('can be required offline too: for a page, in place of those that it names', async () => {
    const { ports, recording } = recordAnswers(await deployment(root))
    const seen = await witnessedBy(bundle, first)
    await verifyCertificate(seen, ports)
    const file = { bundle: seen, recording, link: `https://${host}/verify/x`, drawing: null }
    const html = embedPortable(`<!doctype html>${filePlace}`, file)
    const offline = ['--offline', '--trust', recording.logKey]
    expect(await verify(html, [...offline, '--witness', first.verifierKey])).toBe(0)
    expect(await verify(html, [...offline, '--witness', second.verifierKey])).toBe(2)
    expect(await verify(JSON.stringify(seen), [...offline, '--witness', first.verifierKey])).toBe(2)
    expect(printed).toContain('Seen by 1 of 1 witnesses: witness31.example.')
  })
})

describe('anything but a certificate, and a wrong call, is 64', () => {
  test.each<[string, string | Buffer]>([
    ['other JSON', '{"name":"x"}'],
    ['text', 'hello'],
    ['nothing', ''],
    ['a page of another kind', '<!doctype html>'],
    ['a PDF of another kind', pdfWith({ name: 'x' })],
    ['bytes', Buffer.from([0xff, 0, 1])],
  ])('%s', async (_kind, content) => expect(await verify(content)).toBe(64))

  test.each([
    [[]],
    [['no-such-file']],
    [['a', 'b']],
    [['a', '--unknown']],
    [['a', '--trust', 'ftp://x']],
    [['a', '--trust', 'did:web:x:y']],
    [['a', '--rpc', 'x']],
    [['a', '--witness', 'x']],
    [['a', '--quorum', '1']],
    [['a', '--witness', testWitness(31).verifierKey, '--quorum', '2']],
    [['a', '--witness', testWitness(31).verifierKey, '--quorum', 'all']],
    [['a', '--witness', testWitness(31).verifierKey, '--witness', testWitness(31).verifierKey]],
  ])('%j', async (argv) => {
    expect(await runVerify(argv, nobody)).toBe(64)
    expect(printed).not.toBe('')
  })
})
