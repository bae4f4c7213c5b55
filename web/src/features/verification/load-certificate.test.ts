import { cidOf, encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Loaded, loadBrought, loadByLink } from './load-certificate.ts'

const issuer = { id: 'did:web:certs.example:issuers:org_1', name: 'University' }
interface Stored {
  key: Uint8Array
  certificate: { id: string; name: string; issuer: typeof issuer }
  evidence: Record<string, unknown>
}

let certificates: Map<string, Stored>
let blocks: Map<string, Uint8Array<ArrayBuffer>>
const asked: string[] = []

beforeEach(() => {
  certificates = new Map()
  blocks = new Map()
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

function answer(path: string): Response {
  const name = path.split('/').at(-1)!.split('?')[0]!
  const block = blocks.get(name)
  if (path.startsWith('/ipfs/')) return block ? new Response(block) : new Response('', { status: 404 })
  const stored = certificates.get(name)
  if (!stored) return Response.json({ success: false }, { status: 404 })
  if (path.startsWith('/api/evidence/')) return Response.json({ data: stored.evidence })
  const data = { type: 'public', certificates: [sampleCertificate({ slug: name, isVerified: true })] }
  return Response.json({ success: true, message: '', data })
}

/** Certificates under these slugs, each corrected by the next. */
async function issue(...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const key = newDocumentKey()
    const certificate = { id: `urn:uuid:${slug}`, name: `Version ${slug}`, issuer }
    const sealed = await seal(new TextEncoder().encode(JSON.stringify(certificate)), key)
    const cid = cidOf(sealed)
    blocks.set(cid, sealed)
    const review = { state: 'accepted' }
    const evidence = { cid, review, endorsements: [], statements: [], log: null, anchor: null }
    certificates.set(slug, { key, certificate, evidence })
  }
  for (const [i, slug] of slugs.slice(0, -1).entries()) await supersede(slug, slugs[i + 1]!)
}

async function supersede(slug: string, by: string): Promise<void> {
  const [before, after] = [certificates.get(slug)!, certificates.get(by)!]
  const wrapped = await seal(after.key, before.key)
  Object.assign(before.evidence, {
    successor: {
      slug: by,
      wrappedKey: Buffer.from(wrapped).toString('base64url'),
      at: `2026-07-0${by.length}T00:00:00.000Z`,
    },
    statements: [
      {
        action: 'superseded',
        issuer: issuer.id,
        certificateId: before.certificate.id,
        successorId: after.certificate.id,
      },
    ],
  })
}

const seal = async (bytes: Uint8Array, key: Uint8Array) => new Uint8Array(await sealDocument(bytes, key))
const keyOf = (slug: string) => encodeKey(certificates.get(slug)!.key)
const open = (slug: string, wanted?: 'this') => loadByLink(slug, keyOf(slug), wanted)
const shown = (loaded: Loaded) =>
  loaded.kind === 'ready' ? [loaded.bundle.certificate.id, loaded.version] : loaded

it('an old link leads through every correction to the newest version, with the earlier ones opened', async () => {
  await issue('a', 'bb', 'ccc')
  expect(shown(await open('a'))).toEqual([
    'urn:uuid:ccc',
    {
      slug: 'ccc',
      key: keyOf('ccc'),
      supersededAt: '',
      earlier: [
        {
          slug: 'a',
          key: keyOf('a'),
          certificate: certificates.get('a')!.certificate,
          supersededAt: '2026-07-02T00:00:00.000Z',
        },
        {
          slug: 'bb',
          key: keyOf('bb'),
          certificate: certificates.get('bb')!.certificate,
          supersededAt: '2026-07-03T00:00:00.000Z',
        },
      ],
    },
  ])
  for (const slug of certificates.keys()) expect(asked.join()).not.toContain(keyOf(slug))
})

it('an earlier version is shown if exactly that one is requested', async () => {
  await issue('a', 'bb')
  expect(shown(await open('a', 'this'))).toEqual([
    'urn:uuid:a',
    { slug: 'a', key: keyOf('a'), supersededAt: '2026-07-02T00:00:00.000Z', earlier: [] },
  ])
})

it('a document erased by its holder is reported as erased, with or without the key', async () => {
  await issue('a')
  Object.assign(certificates.get('a')!.evidence, { cid: null, erased: true })
  for (const key of [keyOf('a'), '']) {
    expect(await loadByLink('a', key)).toMatchObject({ kind: 'cannot-start', problem: 'document-erased' })
  }
})

it('another key opens neither version', async () => {
  await issue('a', 'bb')
  expect(await loadByLink('a', keyOf('bb'))).toMatchObject({ kind: 'cannot-start', problem: 'key-wrong' })
})

it('following stops before a correction that cannot be opened or fetched, or that no statement names', async () => {
  const broken = {
    'erased key': () => Object.assign(certificates.get('a')!.evidence.successor!, { wrappedKey: null }),
    'foreign key': () =>
      Object.assign(certificates.get('a')!.evidence.successor!, {
        wrappedKey: Buffer.from(newDocumentKey()).toString('base64url'),
      }),
    'lost block': () => blocks.delete(String(certificates.get('bb')!.evidence.cid)),
    'no answer': () => certificates.delete('bb'),
    'no statement': () => Object.assign(certificates.get('a')!.evidence, { statements: [] }),
  }
  for (const [name, breakIt] of Object.entries(broken)) {
    await issue('a', 'bb')
    breakIt()
    const [id, version] = shown(await open('a')) as [string, object]
    expect({ name, id, version }).toMatchObject({ name, id: 'urn:uuid:a', version: { earlier: [] } })
  }
})

it('corrections in a circle end', async () => {
  await issue('a', 'bb')
  await supersede('bb', 'a')
  expect((await open('a')).kind).toBe('ready')
  expect(asked.length).toBeLessThan(500)
})

it('a stranger’s certificate counts as foreign, even under the id of one that was issued here', async () => {
  const id = 'urn:uuid:3f8f0e6f-6f3b-4f4e-9d27-5a2f0f1c9a11'
  await issue('a')
  certificates.set(id, certificates.get('a')!)
  for (const issuer of ['did:key:z6MkStranger', { id: 'did:web:other.example:issuers:org_1' }]) {
    const certificate = { '@context': [], id, issuer }
    expect(await loadBrought({ bundle: { certificate, endorsements: [] } })).toEqual({
      kind: 'foreign',
      credential: certificate,
    })
  }
  const ours = { '@context': [], id, issuer: `did:web:${encodeURIComponent(location.host)}:issuers:org_1` }
  expect(await loadBrought({ bundle: { certificate: ours, endorsements: [] } })).toMatchObject({
    kind: 'ready',
  })
})
