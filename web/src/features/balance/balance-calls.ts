import type {
  balanceResponse,
  partyBalancesResponse,
  SettlementRequest,
  settlementResponse,
  statementResponse,
} from '@credenza/schema/ledger'
import { call, withQuery } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

/** Where the caller stands, and its months, newest first. */
export const fetchBalance = async (signal: AbortSignal) =>
  (await call<typeof balanceResponse>({ method: 'GET', path: '/api/balance', signal })).data

/** What changed the caller's balance in a month, 'YYYY-MM', newest first, one page. */
export async function fetchStatement(month: string, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof statementResponse>({
    method: 'GET',
    path: '/api/balance/statement',
    query: { month, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const statementPath = (month: string, format: 'csv' | 'pdf') =>
  withQuery('/api/balance/statement/file', { month, format })

/** What everybody has earned or owes, by name, one page. */
export async function fetchBalances(search: string, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof partyBalancesResponse>({
    method: 'GET',
    path: '/api/admin/balances',
    query: { search, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

export const recordSettlement = (json: SettlementRequest, idempotencyKey: string) =>
  call<typeof settlementResponse>({ method: 'POST', path: '/api/admin/settlements', json, idempotencyKey })
