import type { Wallet, walletChallengeResponse, walletResponse } from '@credenza/schema/wallet'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/user/wallet'

export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: async ({ signal }): Promise<Wallet> =>
    (await call<typeof walletResponse>({ method: 'GET', path, signal })).data,
})

/** The message that the owner of this address is to sign. */
export const fetchChallenge = async (address: string) =>
  (
    await call<typeof walletChallengeResponse>({
      method: 'POST',
      path: `${path}/challenge`,
      json: { address },
    })
  ).data

export const linkWallet = async (signature: string): Promise<Wallet> =>
  (await call<typeof walletResponse>({ method: 'POST', path, json: { signature } })).data

export const unlinkWallet = async (): Promise<Wallet> =>
  (await call<typeof walletResponse>({ method: 'DELETE', path })).data
