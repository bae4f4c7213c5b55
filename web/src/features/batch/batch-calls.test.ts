import { messages } from '@credenza/schema/messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { type BatchOrder, fetchFailures, fetchNewestBatches, startBatch } from './batch-calls.ts'

const fetched = vi.fn<typeof fetch>()
const answer = (fields: object) => async () => Response.json({ success: true, message: '', ...fields })
const sent = () => fetched.mock.calls[0]!

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
})

const accept = (count: number): BatchOrder => ({
  kind: 'accept',
  origin: 'issuer',
  requests: { ids: Array.from({ length: count }, (_, i) => `cert_${String(i).padStart(30, '0')}`) },
})

it('outlives the page that starts it, unless it names more than such a call may carry', async () => {
  fetched.mockImplementation(answer({ data: { _id: 'batch_1' } }))
  await startBatch(accept(10), 'key')
  expect(sent()[1]?.keepalive).toBe(true)
  fetched.mockClear()
  await startBatch(accept(1_000), 'key')
  expect(sent()[1]?.keepalive).toBe(false)
})

it('without a network a verifier reads the specification’s sentence', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await expect(startBatch(accept(1), 'key')).rejects.toThrow(messages.networkUpdateVerified)
  const other: BatchOrder = { kind: 'deliver', certificates: { ids: ['cert_1'] } }
  await expect(startBatch(other, 'key')).rejects.toThrow(messages.network)
})

it('asks for no more of the newest than are shown', async () => {
  fetched.mockImplementation(answer({ data: [{ _id: 'batch_1' }], nextCursor: null, total: 1 }))
  expect(await fetchNewestBatches(3, new AbortController().signal)).toEqual([{ _id: 'batch_1' }])
  expect(String(sent()[0])).toBe('/api/batches?limit=3')
})

it('reads what failed, and the reasons with their numbers', async () => {
  const data = [{ _id: 'cert_1', message: 'It is revoked.' }]
  const reasons = [{ code: 'certificate_revoked', count: 1, message: 'It is revoked.' }]
  fetched.mockImplementation(answer({ data, reasons, nextCursor: 'next', total: 9 }))
  expect(await fetchFailures('batch/1', 'here')).toEqual({
    rows: data,
    reasons,
    nextCursor: 'next',
    total: 9,
  })
  expect(String(sent()[0])).toMatch(/^\/api\/batches\/batch%2F1\/failures\?cursor=here&/)
})
