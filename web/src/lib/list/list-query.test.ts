import { listLimit } from '@credenza/schema/constants'
import type { departmentListResponse } from '@credenza/schema/department'
import { beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '../query/query-client.ts'
import { fetchRows, listQuery } from './list-query.ts'

const fetched = vi.fn<typeof fetch>()
const page = (ids: string[], nextCursor: string | null) =>
  Response.json({
    success: true,
    message: '',
    data: ids.map((_id) => ({ _id })),
    nextCursor,
    total: 3,
    totalIsExact: false,
  })
const asked = () => fetched.mock.calls.map(([path]) => String(path))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
})

it('reads page after page with its filter, the first one small, until the server names no next', async () => {
  fetched.mockResolvedValueOnce(page(['a', 'b'], 'after b')).mockResolvedValueOnce(page(['c'], null))
  const query = listQuery<typeof departmentListResponse>(['departments', 'law'], '/api/things', {
    search: 'law',
  })
  const { pages } = await newQueryClient().fetchInfiniteQuery({ ...query, pages: 5 })
  expect(pages.flatMap(({ rows }) => rows.map(({ _id }) => _id))).toEqual(['a', 'b', 'c'])
  const [first, second] = asked().map((path) => new URL(path, 'http://here').searchParams)
  expect(asked()).toHaveLength(2)
  expect(Object.fromEntries(first!)).toEqual({ search: 'law', limit: String(listLimit.standard) })
  expect(second!.get('cursor')).toBe('after b')
  expect(Number(second!.get('limit'))).toBeGreaterThan(listLimit.standard)
})

it('says how many match, and whether that is all of them', async () => {
  fetched.mockResolvedValueOnce(page(['a'], null))
  expect(await fetchRows<typeof departmentListResponse>('/api/things', {})).toEqual({
    rows: [{ _id: 'a' }],
    nextCursor: null,
    total: 3,
    totalIsExact: false,
  })
})

it('leaves out what is not asked for, and takes another size of page', async () => {
  fetched.mockResolvedValueOnce(page([], null))
  await fetchRows<typeof departmentListResponse>('/api/things', { state: undefined, limit: 5 })
  expect(asked()).toEqual(['/api/things?limit=5'])
})
