import type {
  WalletOffer,
  walletOfferResponse,
  walletOfferStandingResponse,
} from '@credenza/schema/wallet-offer'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const everyMs = 2_000

/** Creates an offer, which ends the previous one. */
export const createOffer = async (certificateId: string, withCode: boolean): Promise<WalletOffer> =>
  (
    await call<typeof walletOfferResponse>({
      method: 'POST',
      path: pathTo('/api/user/certificates', certificateId, '/wallet-offers'),
      json: { withCode },
    })
  ).data

/** The state of an offer, polled until its wallet is done. */
export const offerStandingQuery = ({ _id, state }: WalletOffer) =>
  queryOptions({
    queryKey: ['wallet-offer', _id],
    queryFn: async ({ signal }) =>
      (
        await call<typeof walletOfferStandingResponse>({
          method: 'GET',
          path: pathTo('/api/user/wallet-offers', _id),
          signal,
        })
      ).data.state,
    initialData: state,
    refetchInterval: (query) =>
      ['waiting', 'opened', 'sent'].includes(query.state.data ?? '') ? everyMs : false,
  })
