import type {
  BreachSelection,
  BreachTexts,
  breachListResponse,
  breachPeopleResponse,
  breachResponse,
  OpenBreachRequest,
} from '@credenza/schema/breach'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { pagedQuery, pageLimit } from '../../../lib/use-paged-list.ts'

const path = '/api/admin/breaches'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`

async function fetchBreaches(cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof breachListResponse>({
    method: 'GET',
    path,
    query: { cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const breachesQuery = pagedQuery(['breaches'], fetchBreaches)

export const breachQuery = (id: string) =>
  queryOptions({
    queryKey: ['breaches', 'case', id],
    queryFn: async ({ signal }) =>
      (await call<typeof breachResponse>({ method: 'GET', path: pathOf(id), signal })).data,
  })

async function fetchAffected(id: string, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof breachPeopleResponse>({
    method: 'GET',
    path: `${pathOf(id)}/people`,
    query: { cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const affectedQuery = (id: string) =>
  pagedQuery(['breaches', 'people', id], (cursor, signal) => fetchAffected(id, cursor, signal))

export const affectedFile = (id: string) => `${pathOf(id)}/people/export`

export const openBreach = (json: OpenBreachRequest) =>
  call<typeof breachResponse>({ method: 'POST', path, json })

export const addAffected = (id: string, json: BreachSelection) =>
  call<typeof breachResponse>({ method: 'POST', path: `${pathOf(id)}/people`, json })

export const orderLetters = (id: string, texts: BreachTexts) =>
  call<typeof breachResponse>({ method: 'POST', path: `${pathOf(id)}/letters`, json: { texts } })

export const closeBreach = (id: string, report: string) =>
  call<typeof breachResponse>({ method: 'POST', path: `${pathOf(id)}/close`, json: { report } })
