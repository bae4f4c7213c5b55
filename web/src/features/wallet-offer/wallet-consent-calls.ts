import type { walletConsentResponse, walletRequestResponse } from '@credenza/schema/wallet-offer'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const path = '/api/user/wallet-request'

/** What a wallet asks for. */
export const walletRequestQuery = (request: string) =>
  queryOptions({
    queryKey: ['wallet-request', request],
    queryFn: async ({ signal }) =>
      (await call<typeof walletRequestResponse>({ method: 'GET', path, query: { request }, signal })).data,
    retry: false,
  })

/** Gives the wallet one certificate or nothing. Returns the address where it waits for the answer. */
export const answerWallet = async (request: string, certificateId: string | null): Promise<string> =>
  (
    await call<typeof walletConsentResponse>({
      method: 'POST',
      path,
      json: { request, certificateId },
    })
  ).data.url
