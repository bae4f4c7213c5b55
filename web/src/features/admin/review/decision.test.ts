import type { OrganisationDetail } from '@credenza/schema/admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Decision, decisionsFor, needsReason, send } from './decision.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true, message: '' }))
  vi.stubGlobal('fetch', fetched)
})

it('each status has its decisions, and an unknown one has none', () => {
  expect(decisionsFor('Pending')).toEqual(['return', 'approve'])
  expect(decisionsFor('Approved')).toEqual(['suspend'])
  expect(decisionsFor('Suspended')).toEqual(['reinstate'])
  for (const status of ['Registered', 'Returned', '']) expect(decisionsFor(status)).toEqual([])
})

it('what takes something from an organisation needs a reason', () => {
  const kinds = ['approve', 'return', 'suspend', 'reinstate'] as const
  expect(kinds.filter(needsReason)).toEqual(['return', 'suspend'])
})

it.each<[Decision, string, object | undefined]>([
  [{ kind: 'approve' }, 'approve', { ifSubmittedAt: '2026-01-02T03:04:05Z' }],
  [{ kind: 'return', reason: 'Blurred' }, 'return', { reason: 'Blurred' }],
  [{ kind: 'suspend', reason: 'Fraud' }, 'suspend', { reason: 'Fraud' }],
  [{ kind: 'reinstate' }, 'reinstate', undefined],
])('sends %o', async (decision, act, body) => {
  const organisation = { _id: 'org/1', submittedAt: '2026-01-02T03:04:05Z' } as OrganisationDetail
  await send(organisation, decision)
  const [path, init] = fetched.mock.calls[0]!
  expect(String(path)).toBe(`/api/admin/organisations/org%2F1/${act}`)
  expect(init?.body && JSON.parse(String(init.body))).toEqual(body)
})
