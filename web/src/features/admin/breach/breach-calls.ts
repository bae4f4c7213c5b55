import type {
  BreachNoteRequest,
  BreachSelection,
  BreachTexts,
  breachListResponse,
  breachPeopleResponse,
  breachResponse,
  OpenBreachRequest,
} from '@credenza/schema/breach'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'
import { listQuery } from '../../../lib/list/list-query.ts'

const path = '/api/admin/breaches'

export const breachesQuery = listQuery<typeof breachListResponse>(['breaches'], path)

export const breachQuery = (id: string) =>
  queryOptions({
    queryKey: ['breaches', 'case', id],
    queryFn: async ({ signal }) =>
      (await call<typeof breachResponse>({ method: 'GET', path: pathTo(path, id), signal })).data,
  })

export const affectedQuery = (id: string) =>
  listQuery<typeof breachPeopleResponse>(['breaches', 'people', id], pathTo(path, id, '/people'))

export const affectedFile = (id: string) => pathTo(path, id, '/people/export')

export const openBreach = (json: OpenBreachRequest) =>
  call<typeof breachResponse>({ method: 'POST', path, json })

export const addAffected = (id: string, json: BreachSelection) =>
  call<typeof breachResponse>({ method: 'POST', path: pathTo(path, id, '/people'), json })

export const orderLetters = (id: string, texts: BreachTexts) =>
  call<typeof breachResponse>({ method: 'POST', path: pathTo(path, id, '/letters'), json: { texts } })

export const addNote = (id: string, json: BreachNoteRequest) =>
  call<typeof breachResponse>({ method: 'POST', path: pathTo(path, id, '/notes'), json })

export const closeBreach = (id: string, report: string) =>
  call<typeof breachResponse>({ method: 'POST', path: pathTo(path, id, '/close'), json: { report } })
