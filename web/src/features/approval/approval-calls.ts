import type {
  ApprovalItem,
  ApprovalRequest,
  ApprovalRule,
  approvalItemListResponse,
  approvalListResponse,
  approvalResponse,
  approvalRulesResponse,
} from '@credenza/schema/approval'
import type { CertificateSelection } from '@credenza/schema/selection'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list/list-query.ts'
import { type ListPage, pagedQuery } from '../../lib/list/use-paged-list.ts'

const path = '/api/approvals'

export interface RequestFilter {
  search: string
  which: 'pending' | 'over'
}

/** Requests that are open or over, newest first. */
export const requestsQuery = (filter: RequestFilter) =>
  listQuery<typeof approvalListResponse>(['approvals', filter], path, { ...filter })

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['approvals', 'one', id],
    queryFn: async ({ signal }) =>
      (await call<typeof approvalResponse>({ method: 'GET', path: pathTo(path, id), signal })).data,
  })

export interface ItemFilter {
  search: string
  changed: 'true' | undefined
}

/** A certificate of a request, as a row. */
export type Item = ApprovalItem & { _id: string }

export const itemsQuery = (id: string, filter: ItemFilter) =>
  pagedQuery(['approvals', 'items', id, filter], async (cursor, signal): Promise<ListPage<Item>> => {
    const items = pathTo(path, id, '/certificates')
    const page = await fetchRows<typeof approvalItemListResponse>(items, { ...filter, cursor }, signal)
    return { ...page, rows: page.rows.map((item) => ({ ...item, _id: item.certificateId })) }
  })

export const askApproval = (
  { certificates, note }: { certificates: CertificateSelection; note: string },
  idempotencyKey: string,
) => call<typeof approvalResponse>({ method: 'POST', path, json: { certificates, note }, idempotencyKey })

const post = (act: string) => (id: string, json?: object) =>
  call<typeof approvalResponse>({ method: 'POST', path: pathTo(path, id, `/${act}`), ...(json && { json }) })

/** Approves only the version with this digest. */
export const approve = ({ _id, digest }: Pick<ApprovalRequest, '_id' | 'digest'>) =>
  post('approve')(_id, { digest })
export const reject = ({ id, reason }: { id: string; reason: string }) => post('reject')(id, { reason })
export const renew = post('renew')
export const withdraw = post('withdraw')

const rulesPath = '/api/approval-rules'

export const rulesQuery = queryOptions({
  queryKey: ['approvals', 'rules'],
  queryFn: async (): Promise<ApprovalRule[]> =>
    (await call<typeof approvalRulesResponse>({ method: 'GET', path: rulesPath })).data,
})

export const saveRules = (rules: readonly ApprovalRule[]) =>
  call<typeof approvalRulesResponse>({ method: 'PUT', path: rulesPath, json: { rules } })
