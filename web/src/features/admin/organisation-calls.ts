import type { organisationDetailResponse } from '@credenza/schema/admin'
import type { done } from '@credenza/schema/envelope'
import type { organisationListResponse } from '@credenza/schema/organisation'
import type { StoredFile } from '@credenza/schema/sign-up-application'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile, pathTo } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list/list-query.ts'

export interface OrganisationFilter {
  search: string
  /** A status of the schema, or '' for all. */
  status: string
}

const organisationsPath = '/api/admin/organisations'

/** The first organisations that match, newest first. */
export const fetchOrganisations = (filter: OrganisationFilter, signal: AbortSignal) =>
  fetchRows<typeof organisationListResponse>(organisationsPath, { ...filter }, signal)

/** Organisations of the deployment, newest first. */
export const organisationsQuery = (filter: OrganisationFilter) =>
  listQuery<typeof organisationListResponse>(['organisations', filter], organisationsPath, { ...filter })

const organisationPath = (id: string) => pathTo(organisationsPath, id)

/** Fetches all that an organisation submitted, and what happened to it. */
async function fetchOrganisation(id: string, signal: AbortSignal) {
  const { data } = await call<typeof organisationDetailResponse>({
    method: 'GET',
    path: organisationPath(id),
    signal,
  })
  return data
}

export const organisationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisations', 'detail', id],
    queryFn: ({ signal }) => fetchOrganisation(id, signal),
  })

/** The address of an organisation's file. Every read is audited. */
const filePath = (organisationId: string, fileId: string) =>
  pathTo(`${organisationPath(organisationId)}/files`, fileId)

/** Cached as long as the page is open, since every read is audited. */
export const organisationFileQuery = (organisationId: string, { id, mediaType }: StoredFile) =>
  queryOptions({
    queryKey: ['kyc-file', organisationId, id],
    queryFn: async () => new Blob([await fetchFile(filePath(organisationId, id))], { type: mediaType }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Refused if the application was submitted again after `ifSubmittedAt`, so that only what was read is approved. */
export const approveOrganisation = (id: string, ifSubmittedAt: string | undefined) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/approve`, json: { ifSubmittedAt } })

export const returnOrganisation = (id: string, reason: string) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/return`, json: { reason } })

export const suspendOrganisation = (id: string, reason: string) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/suspend`, json: { reason } })

export const reinstateOrganisation = (id: string) =>
  call<typeof done>({ method: 'POST', path: `${organisationPath(id)}/reinstate` })
