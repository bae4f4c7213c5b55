import type {
  accountListResponse,
  auditIntegrityResponse,
  auditListResponse,
  HealthFact,
  HealthPart,
  healthResponse,
  mailListResponse,
  organisationDetailResponse,
  witnessOverviewResponse,
} from '@credenza/schema/admin'
import type { done } from '@credenza/schema/envelope'
import type { organisationListResponse } from '@credenza/schema/organisation'
import { call, withQuery } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'
import { spoken } from '../../texts/spoken.ts'

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

/** All that an organisation handed in, and what happened to it. */
export async function fetchOrganisation(id: string, signal: AbortSignal) {
  const { data } = await call<typeof organisationDetailResponse>({
    method: 'GET',
    path: organisationPath(id),
    signal,
  })
  return data
}

/** Where one of an organisation's files lies; every reading of it is audited. */
export const filePath = (organisationId: string, fileId: string) =>
  `${organisationPath(organisationId)}/files/${encodeURIComponent(fileId)}`

/** Refused when the application was handed in again after `ifSubmittedAt`, so that only what was read is approved. */
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

/** Everybody who can sign in, one page. */
export async function fetchAccounts(filter: AccountFilter, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof accountListResponse>({
    method: 'GET',
    path: '/api/admin/accounts',
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, nextCursor, total }
}

/** The trail of what belongs to no organisation. */
export const platformTrail = 'platform'

/** The actor of what a job did. */
export const systemActor = 'system'

/** What of the audit trail is shown; '' leaves a filter out. Days as 'YYYY-MM-DD', both included. */
export type AuditFilter = Record<'search' | 'trail' | 'actor' | 'action' | 'from' | 'to', string>

/** Entries of all trails, newest first, one page; an entry has no id but its trail and number. */
export async function fetchAudit(filter: AuditFilter, cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof auditListResponse>({
    method: 'GET',
    path: '/api/admin/audit',
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data.map((item) => ({ ...item, _id: `${item.trail} ${item.seq}` })), nextCursor, total }
}

export const auditExportPath = (filter: AuditFilter) => withQuery('/api/admin/audit/export', { ...filter })

/** Has every hash chain recomputed. */
export async function fetchIntegrity(signal: AbortSignal) {
  const { data } = await call<typeof auditIntegrityResponse>({
    method: 'GET',
    path: '/api/admin/audit/integrity',
    signal,
  })
  return data
}

/** Every part of the platform, looked at now, in the words of the page. */
export async function fetchHealth(signal: AbortSignal) {
  const { data, checkedAt } = await call<typeof healthResponse>({
    method: 'GET',
    path: '/api/admin/health',
    signal,
  })
  return { data: await Promise.all(data.map(spokenPart)), checkedAt }
}

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

/** Who witnesses our logs, and whose logs we witness. */
export async function fetchWitnesses(signal: AbortSignal) {
  const { data } = await call<typeof witnessOverviewResponse>({
    method: 'GET',
    path: '/api/admin/witnesses',
    signal,
  })
  return data
}

/** Mails that wait or have failed, one page. */
export async function fetchMails(cursor: string | undefined, signal: AbortSignal) {
  const { data, nextCursor, total } = await call<typeof mailListResponse>({
    method: 'GET',
    path: '/api/admin/mails',
    query: { cursor, limit: pageLimit(cursor) },
    signal,
  })
  const rows = await Promise.all(
    data.map(async (mail) => ({
      ...mail,
      lastError: mail.lastError && (await spoken({ ...mail, message: mail.lastError })),
    })),
  )
  return { rows, nextCursor, total }
}

/** Sends every waiting or failed mail now. */
export const retryMails = () => call<typeof done>({ method: 'POST', path: '/api/admin/mails/retry' })
