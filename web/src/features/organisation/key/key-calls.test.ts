import { beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '../../../lib/query/query-client.ts'
import { declareTheft, keysQuery, theftImpactQuery } from './key-calls.ts'

const fetched = vi.fn<typeof fetch>()
const since = '2026-01-02T03:04:00Z'
const asked = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`)

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true, message: '', data: {} }))
  vi.stubGlobal('fetch', fetched)
})

it('an organisation reads its own keys, an administrator those of any, and the two are kept apart', async () => {
  const queries = newQueryClient()
  await queries.fetchQuery(keysQuery({}))
  await queries.fetchQuery(keysQuery({ organisationId: 'org/1' }))
  expect(asked()).toEqual(['GET /api/organisation/keys', 'GET /api/admin/organisations/org%2F1/keys'])
})

it('nothing is asked about a theft before its instant is known', async () => {
  expect(theftImpactQuery({}, 'key_1', undefined).enabled).toBe(false)
  await newQueryClient().fetchQuery(theftImpactQuery({}, 'key_1', since))
  expect(asked()).toEqual([
    `GET /api/organisation/keys/key_1/theft-impact?since=${encodeURIComponent(since)}`,
  ])
})

it('a theft is declared for the key and instant that were shown', async () => {
  await declareTheft({ organisationId: 'org_1' }, 'key_1', since)
  expect(asked()).toEqual(['POST /api/admin/organisations/org_1/keys/key_1/compromised'])
  expect(JSON.parse(String(fetched.mock.calls[0]![1]?.body))).toEqual({ since })
})
