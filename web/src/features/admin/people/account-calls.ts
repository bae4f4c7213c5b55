import type { accountListResponse } from '@credenza/schema/admin'
import { fetchRows, listQuery } from '../../../lib/list/list-query.ts'

export interface AccountFilter {
  search: string
  /** A role, or '' for all. */
  role: string
}

const accountsPath = '/api/admin/accounts'

/** The first accounts that match. */
export const fetchAccounts = (filter: AccountFilter, signal: AbortSignal) =>
  fetchRows<typeof accountListResponse>(accountsPath, { ...filter }, signal)

/** Everybody who can sign in. */
export const accountsQuery = (filter: AccountFilter) =>
  listQuery<typeof accountListResponse>(['accounts', filter], accountsPath, { ...filter })
