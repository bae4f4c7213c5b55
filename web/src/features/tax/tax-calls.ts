import type { TaxProfile, taxProfileResponse, Vat, vatResponse } from '@credenza/schema/tax'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const profilePath = '/api/organisation/tax-profile'
const vatPath = '/api/admin/vat'

/** An organisation's own; null until it has entered them. */
export const taxProfileQuery = queryOptions({
  queryKey: ['profile', 'tax'],
  queryFn: async ({ signal }) =>
    (await call<typeof taxProfileResponse>({ method: 'GET', path: profilePath, signal })).data,
})

export const saveTaxProfile = (json: TaxProfile) =>
  call<typeof taxProfileResponse>({ method: 'PUT', path: profilePath, json })

/** How fees are taxed, for an administrator. */
export const vatQuery = queryOptions({
  queryKey: ['balance', 'vat'],
  queryFn: async ({ signal }) =>
    (await call<typeof vatResponse>({ method: 'GET', path: vatPath, signal })).data,
})

export const saveVat = (json: Partial<Vat>) =>
  call<typeof vatResponse>({ method: 'PUT', path: vatPath, json })
