import type { googlePassResponse, walletsResponse } from '@credenza/schema/phone-wallet'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const phoneWalletsQuery = queryOptions({
  queryKey: ['phone-wallets'],
  queryFn: async () =>
    (await call<typeof walletsResponse>({ method: 'GET', path: '/api/user/phone-wallets' })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

const pathOf = (certificateId: string) => `/api/user/certificates/${encodeURIComponent(certificateId)}`

export const applePassPath = (certificateId: string): string => `${pathOf(certificateId)}/apple-pass`

/** Where Google saves the certificate; it learns of it when somebody goes there. */
export const fetchGooglePass = async (certificateId: string): Promise<string> =>
  (
    await call<typeof googlePassResponse>({
      method: 'GET',
      path: `${pathOf(certificateId)}/google-pass`,
    })
  ).data.url
