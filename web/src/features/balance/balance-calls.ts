import type {
  balanceResponse,
  partyBalancesResponse,
  SettlementRequest,
  settlementResponse,
  statementResponse,
} from '@credenza/schema/ledger'
import { queryOptions } from '@tanstack/react-query'
import { call, withQuery } from '../../lib/api/call.ts'
import { pagedQuery, pageLimit } from '../../lib/use-paged-list.ts'

/** Where the caller stands, and its months, newest first. */
export const balanceQuery = queryOptions({
  queryKey: ['balance', 'own'],
  queryFn: async ({ signal }) =>
    (await call<typeof balanceResponse>({ method: 'GET', path: '/api/balance', signal })).data,
})

/** What changed the caller's balance in a month, 'YYYY-MM', newest first, one page. */
async function fetchStatement(month: string, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof statementResponse>({
    method: 'GET',
    path: '/api/balance/statement',
    query: { month, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const statementQuery = (month: string) =>
  pagedQuery(['balance', 'statement', month], (cursor, signal) => fetchStatement(month, cursor, signal))

export const statementPath = (month: string, format: 'csv' | 'pdf') =>
  withQuery('/api/balance/statement/file', { month, format })

/** What everybody has earned or owes, by name, one page. */
async function fetchBalances(search: string, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof partyBalancesResponse>({
    method: 'GET',
    path: '/api/admin/balances',
    query: { search, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const balancesQuery = (search: string) =>
  pagedQuery(['balance', 'all', search], (cursor, signal) => fetchBalances(search, cursor, signal))

export const recordSettlement = (json: SettlementRequest, idempotencyKey: string) =>
  call<typeof settlementResponse>({ method: 'POST', path: '/api/admin/settlements', json, idempotencyKey })
