import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { embedPortable, filePlace, recordAnswers } from '@credenza/credential/portable'
import { type Ports, verifyCertificate } from '@credenza/credential/verify'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bundleOf,
  certificateBy,
  deployment,
  NOW,
  statusList,
  university,
} from '../../../credential/test/deployment.ts'
import { sampleInput } from '../../../credential/test/sample-certificate.ts'
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
      const [, organisation, part] = /^\/issuers\/(\w+)\/(did.json|record)$/.exec(path) ?? []
      if (path === '/.well-known/did.json') return own
      if (path === `/api/evidence/${encodeURIComponent(certificate.id)}`) return { data: evidence }
      if (part === 'did.json') return ports.resolveDid(`${did}:issuers:${organisation}`)
      if (part === 'record') return ports.issuerRecord(`${did}:issuers:${organisation}`)
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

  test('cannot be told, 2, while the host is out of reach', async () => {
    expect(await verify(JSON.stringify(bundle), ['--trust', host], nobody)).toBe(2)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], { ...(await network()), ...nobody })).toBe(
      2,
    )
    const noChain = { ...(await network()), readCheckpoint: nobody.readCheckpoint }
    expect(await verify(JSON.stringify(bundle), ['--trust', host], noChain)).toBe(2)
  })

  test('as JSON holds the eight checks', async () => {
    expect(await verify(JSON.stringify(bundle), ['--json', '--trust', `https://${host}/`])).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({ verdict: 'VALID', facts: { recipient: 'Layla Haddad' } })
    expect(JSON.parse(printed).checks).toHaveLength(8)
  })

  test('cannot steer the terminal with its words', async () => {
    await verify(JSON.stringify(bundle).replace('Layla', '\\u001b[2J\\u202eLayla'))
    expect(printed).toContain('\uFFFD[2J\uFFFDLayla')
  })
})

describe('a certificate of anybody else', () => {
  test.each([[[]], [['--trust', 'other.example']]])(
    'is not asked about, and cannot be told, 2: %j',
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
})

describe('offline', () => {
  test('a page is VALID for whoever knows the key of its log, and open for others', async () => {
    const { html, logKey } = await pageOf()
    expect(await verify(html, ['--offline', '--trust', logKey])).toBe(0)
    expect(await verify(html, ['--offline'])).toBe(2)
    expect(await verify(html, ['--offline', '--trust', logKey.replace(host, 'other.example')])).toBe(2)
    expect(await verify(other(html), ['--offline', '--trust', logKey])).toBe(1)
    expect(asked).toEqual([])
  })

  test('a page of which anything was changed is never VALID', async () => {
    const { html, logKey } = await pageOf()
    const changed = html.replace('/verify/x', '/verify/y')
    expect(await verify(changed, ['--offline', '--trust', logKey])).toBe(2)
    expect(await verify(changed)).toBe(2)
  })

  test('a file without recorded answers is open, and shows its place in the log to whoever knows its key', async () => {
    const { logKey } = await pageOf()
    expect(await verify(JSON.stringify(bundle), ['--offline', '--trust', logKey])).toBe(2)
    expect(printed).toContain('passed  log')
  })
})

describe('what is no certificate, or no such call, is 64', () => {
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
  ])('%j', async (argv) => {
    expect(await runVerify(argv, nobody)).toBe(64)
    expect(printed).not.toBe('')
  })
})
