import type { done } from '@credenza/schema/envelope'
import type { organisationListResponse } from '@credenza/schema/organisation'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

export interface OrganisationFilter {
  search: string
  /** A status of the schema, or '' for all. */
  status: string
}

/** Organisations of the deployment, newest first, one page. */
export async function fetchOrganisations(
  filter: OrganisationFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { data, nextCursor, total } = await call<typeof organisationListResponse>({
    method: 'GET',
    path: '/api/admin/organisations',
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

const organisationPath = (id: string) => `/api/admin/organisations/${encodeURIComponent(id)}`

export const approveOrganisation = (id: string) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/approve` })

export const returnOrganisation = (id: string, reason: string) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/return`, json: { reason } })
