import type { Certificate } from '../../certificates/certificate/certificate.ts'
import type { Tx } from '../../context.ts'
import { payableOf, requesterOf, walletOf } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { priceRequests } from './price-requests.ts'

/**
 * Charges the requester of each accepted certificate and credits the verifier, in the transaction of the acceptance. A
 * certificate without a fee moves nothing. The ledger's own constraint prevents double charges.
 */
export async function chargeFees(
  tx: Tx,
  now: Date,
  verifierId: string,
  accepted: readonly Certificate[],
): Promise<void> {
  const prices = await priceRequests(tx, verifierId, accepted)
  await post(
    tx,
    now,
    accepted.flatMap((certificate) => {
      const amountFils = prices.get(certificate.id)
      if (amountFils === undefined) return []
      const postings = [
        { account: payableOf(requesterOf(certificate)), amountFils: -amountFils },
        { account: walletOf(verifierId), amountFils },
      ]
      return [{ kind: 'fee' as const, certificateId: certificate.id, postings }]
    }),
  )
}
