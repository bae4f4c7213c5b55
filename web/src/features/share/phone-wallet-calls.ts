import type { googlePassResponse, walletsResponse } from '@credenza/schema/phone-wallet'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const path = '/api/user/certificates'

export const phoneWalletsQuery = queryOptions({
  queryKey: ['phone-wallets'],
  queryFn: async () =>
    (await call<typeof walletsResponse>({ method: 'GET', path: '/api/user/phone-wallets' })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

export const applePassPath = (certificateId: string): string => pathTo(path, certificateId, '/apple-pass')

/** Where Google saves the certificate; it learns of it when somebody goes there. */
export const fetchGooglePass = async (certificateId: string): Promise<string> =>
  (
    await call<typeof googlePassResponse>({
      method: 'GET',
      path: pathTo(path, certificateId, '/google-pass'),
    })
  ).data.url
