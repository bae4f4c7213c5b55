import type {
  accountListResponse,
  HealthFact,
  HealthPart,
  healthResponse,
  mailListResponse,
  organisationDetailResponse,
  witnessOverviewResponse,
} from '@credenza/schema/admin'
import type { auditIntegrityResponse } from '@credenza/schema/audit'
import type { done } from '@credenza/schema/envelope'
import type { suppressedAddressListResponse } from '@credenza/schema/mail-return'
import type { organisationListResponse } from '@credenza/schema/organisation'
import type { StoredFile } from '@credenza/schema/sign-up-application'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile, pathTo } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list/list-query.ts'
import { pagedQuery } from '../../lib/list/use-paged-list.ts'
import { spoken } from '../../lib/text/spoken.ts'

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

/** Makes the server recompute every hash chain. */
async function fetchIntegrity(signal: AbortSignal) {
  const { data } = await call<typeof auditIntegrityResponse>({
    method: 'GET',
    path: '/api/admin/audit/integrity',
    signal,
  })
  return data
}

export const integrityQuery = queryOptions({
  queryKey: ['audit-integrity'],
  queryFn: ({ signal }) => fetchIntegrity(signal),
  staleTime: 5 * 60_000,
})

/** Checks every part of the platform now. The texts are in the page's language. */
async function fetchHealth(signal: AbortSignal) {
  const { data, checkedAt, version } = await call<typeof healthResponse>({
    method: 'GET',
    path: '/api/admin/health',
    signal,
  })
  return { data: await Promise.all(data.map(spokenPart)), checkedAt, version }
}

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => fetchHealth(signal),
  staleTime: 0,
})

const spokenPart = async (part: HealthPart): Promise<HealthPart> => ({
  ...part,
  summary: await spoken({ ...part, message: part.summary }),
  facts: await Promise.all(part.facts.map(spokenFact)),
})

async function spokenFact(fact: HealthFact): Promise<HealthFact> {
  const { label, value, labelKey, valueKey, parameters } = fact
  return {
    ...fact,
    label: await spoken({ message: label, key: labelKey, parameters }),
    value: await spoken({ message: value, key: valueKey, parameters }),
  }
}

/** Fetches who witnesses our logs, and whose logs we witness. */
async function fetchWitnesses(signal: AbortSignal) {
  const { data } = await call<typeof witnessOverviewResponse>({
    method: 'GET',
    path: '/api/admin/witnesses',
    signal,
  })
  return data
}

export const witnessesQuery = queryOptions({
  queryKey: ['witnesses'],
  queryFn: ({ signal }) => fetchWitnesses(signal),
  staleTime: 0,
})

/** Fetches a page of the mails that wait or have failed. */
async function fetchMails(cursor: string | undefined, signal: AbortSignal) {
  const page = await fetchRows<typeof mailListResponse>('/api/admin/mails', { cursor }, signal)
  const rows = page.rows.map(async (mail) => ({
    ...mail,
    lastError: mail.lastError && (await spoken({ ...mail, message: mail.lastError })),
  }))
  return { ...page, rows: await Promise.all(rows) }
}

export const mailsQuery = pagedQuery(['mails'], fetchMails)

/** Addresses that get no mails. */
export const suppressedQuery = listQuery<typeof suppressedAddressListResponse>(
  ['suppressed-addresses'],
  '/api/admin/suppressed-addresses',
)

/** Allows mails to this address again. */
export const allowAddress = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/admin/suppressed-addresses', id) })

/** Sends every waiting or failed mail now. */
export const retryMails = () => call<typeof done>({ method: 'POST', path: '/api/admin/mails/retry' })
