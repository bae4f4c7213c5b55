import type { platformShareResponse } from '@credenza/schema/platform-share'
import type { TaxProfile, taxProfileResponse, Vat, vatResponse } from '@credenza/schema/tax'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const vatPath = '/api/admin/vat'

/** Reads and saves tax details at a path: an organisation's own, or the platform's for an administrator. */
const taxDetailsAt = (path: string) => ({
  /** Null until they are entered. */
  query: queryOptions({
    queryKey: ['profile', 'tax', path],
    queryFn: async ({ signal }) =>
      (await call<typeof taxProfileResponse>({ method: 'GET', path, signal })).data,
  }),
  save: (json: TaxProfile) => call<typeof taxProfileResponse>({ method: 'PUT', path, json }),
})
export type TaxDetailsSource = ReturnType<typeof taxDetailsAt>
export const ownTaxDetails = taxDetailsAt('/api/organisation/tax-profile')
export const platformTaxDetails = taxDetailsAt('/api/admin/tax-profile')

/** How fees are taxed, for an administrator. */
export const vatQuery = queryOptions({
  queryKey: ['balance', 'vat'],
  queryFn: async ({ signal }) =>
    (await call<typeof vatResponse>({ method: 'GET', path: vatPath, signal })).data,
})

export const saveVat = (json: Partial<Vat>) =>
  call<typeof vatResponse>({ method: 'PUT', path: vatPath, json })

/** What the platform keeps of each fee, for verifiers and administrators. */
export const platformShareQuery = queryOptions({
  queryKey: ['balance', 'platform-share'],
  queryFn: async ({ signal }) =>
    (await call<typeof platformShareResponse>({ method: 'GET', path: '/api/platform-share', signal })).data,
})

/** `effectiveFrom` is 'YYYY-MM-DD', or empty for at once. */
export const savePlatformShare = (json: { percent: number; effectiveFrom: string }) =>
  call<typeof platformShareResponse>({ method: 'PUT', path: '/api/admin/platform-share', json })
