import { encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { expect, it, vi } from 'vitest'
import { type Found, newestVersion } from './follow-corrections.ts'

const issuer = 'did:web:certs.example:issuers:org_1'
const at = '2026-01-02T00:00:00Z'
const keys = [newDocumentKey(), newDocumentKey(), newDocumentKey()]
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

type Statement = Record<string, unknown>
const superseded = (from: number, change: Statement = {}): Statement => ({
  action: 'superseded',
  issuer,
  certificateId: `urn:${from}`,
  successorId: `urn:${from + 1}`,
  ...change,
})

/** The version with this number, whose evidence leads to the next one if there is one. */
async function version(number: number, statement: Statement = superseded(number)): Promise<Found> {
  const [key, next] = [keys[number]!, keys[number + 1]]
  const successor = next && {
    slug: `slug-${number + 1}`,
    wrappedKey: base64Url(await sealDocument(next, key)),
    at,
  }
  return {
    bundle: { certificate: { id: `urn:${number}`, issuer: { id: issuer } } },
    sources: { evidence: { statements: [statement], successor: successor ?? null } },
    version: { slug: `slug-${number}`, key: encodeKey(key) },
  } as unknown as Found
}
const load = (slug: string) => version(Number(slug.slice('slug-'.length)))

it('leads from an old link over every correction to the newest, each opened with the key before it', async () => {
  const loading = vi.fn(load)
  const { newest, earlier } = await newestVersion(await version(0), loading)
  expect(newest.version.slug).toBe('slug-2')
  expect(earlier.map(({ slug, supersededAt }) => [slug, supersededAt])).toEqual([
    ['slug-0', at],
    ['slug-1', at],
  ])
  expect(loading.mock.calls).toEqual([
    ['slug-1', encodeKey(keys[1]!)],
    ['slug-2', encodeKey(keys[2]!)],
  ])
})

it.each<[string, Statement]>([
  ['of another issuer', { issuer: 'did:web:evil.example' }],
  ['about another certificate', { certificateId: 'urn:7' }],
  ['for another correction', { successorId: 'urn:7' }],
  ['of another kind', { action: 'revoked' }],
])('stops where the only statement is one %s', async (_what, change) => {
  const first = await version(0, superseded(0, change))
  expect(await newestVersion(first, load)).toEqual({ newest: first, earlier: [] })
})

it('stops where the correction cannot be fetched', async () => {
  const first = await version(0)
  expect(await newestVersion(first, async () => undefined)).toEqual({ newest: first, earlier: [] })
})

it('stops where its key does not open under the key before, and asks the server for nothing', async () => {
  const first = await version(0)
  first.version.key = encodeKey(newDocumentKey())
  const loading = vi.fn(load)
  expect(await newestVersion(first, loading)).toEqual({ newest: first, earlier: [] })
  expect(loading).not.toHaveBeenCalled()
})

it('a server that answers in circles is left after fifty versions', async () => {
  const circle = await version(0, superseded(0, { successorId: 'urn:0' }))
  const { successor } = circle.sources.evidence
  circle.sources.evidence.successor = {
    ...successor!,
    wrappedKey: base64Url(await sealDocument(keys[0]!, keys[0]!)),
  }
  const { earlier } = await newestVersion(circle, async () => circle)
  expect(earlier).toHaveLength(50)
})
