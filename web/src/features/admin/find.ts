import { adminTexts } from '../../texts/admin.ts'
import { fetchOrganisations } from './organisation-calls.ts'
import { fetchAccounts } from './people/account-calls.ts'

/** A search result: its id, and the name by which people recognise it. */
export interface Found {
  value: string
  label: string
}

export async function findAccounts(search: string, signal: AbortSignal): Promise<Found[]> {
  const { rows } = await fetchAccounts({ search, role: '' }, signal)
  return rows.map(({ _id, name, email }) => ({
    value: _id,
    label: name === email ? name : `${name} · ${email}`,
  }))
}

export async function findOrganisations(search: string, signal: AbortSignal): Promise<Found[]> {
  const { rows } = await fetchOrganisations({ search, status: '' }, signal)
  return rows.map(({ _id, organizationName, status }) => ({
    value: _id,
    label: `${organizationName} · ${adminTexts.status[status] ?? status}`,
  }))
}
