import { beforeEach, expect, it, vi } from 'vitest'
import { fetchEvidence } from './evidence.ts'
import { getJson, NotFound } from './get-json.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
})

it('answers what the address holds, without telling who asks', async () => {
  sessionStorage.setItem('userData', JSON.stringify({ role: 'issuer', data: 'secret-token', userData: {} }))
  fetched.mockResolvedValue(Response.json({ a: 1 }))
  expect(await getJson('/api/x')).toEqual({ a: 1 })
  expect(new Headers(fetched.mock.calls[0]![1]?.headers).has('authorization')).toBe(false)
})

it('believes a 404 only of the server itself: a copy may merely lack the file', async () => {
  fetched.mockResolvedValueOnce(Response.json({ success: false, message: 'No.' }, { status: 404 }))
  await expect(getJson('/api/x')).rejects.toBeInstanceOf(NotFound)
  for (const other of [new Response('<h1>404</h1>', { status: 404 }), Response.json({}, { status: 404 })]) {
    fetched.mockResolvedValueOnce(other)
    await expect(getJson('/api/x')).rejects.not.toBeInstanceOf(NotFound)
  }
})

it('anything else is a failure to check, not an answer', async () => {
  fetched.mockResolvedValueOnce(Response.json({ success: false }, { status: 503 }))
  await expect(getJson('/api/x')).rejects.toThrow('503')
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await expect(getJson('/api/x')).rejects.toThrow('offline')
})

const evidence = {
  cid: 'bafy',
  review: { state: 'accepted' },
  endorsements: [],
  statements: [],
  log: null,
  anchor: null,
}

it('evidence of an earlier release lacks what came later, which counts as none', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data: evidence }))
  expect(await fetchEvidence('a/b')).toMatchObject({ erased: false, approvals: [], successor: null })
  expect(String(fetched.mock.calls[0]![0])).toBe('/api/evidence/a%2Fb')
})

it.each([
  ['without data', {}],
  ['with a state that nobody knows', { data: { ...evidence, review: { state: 'perhaps' } } }],
  ['with half an anchor', { data: { ...evidence, anchor: { chainId: 1 } } }],
])('evidence %s is refused', async (_what, answer) => {
  fetched.mockResolvedValueOnce(Response.json(answer))
  await expect(fetchEvidence('slug')).rejects.toThrow()
})
