import type { Certificate } from '../../certificates/certificate/certificate.ts'
import type { Tx } from '../../context.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { payableOf, platform, requesterOf, vatOf, walletOf } from '../ledger/accounts.ts'
import { post, unlessZero } from '../ledger/post.ts'
import { taxFees } from '../tax/tax-fees.ts'
import { shareAt } from './platform-share.ts'
import { priceRequests } from './price-requests.ts'

/**
 * Charges the requester of each accepted certificate, with VAT if the verifier charges it, and credits the verifier, less the
 * platform's share, in the transaction of the acceptance. A certificate without a fee causes no posting. A constraint of the
 * ledger prevents double charges.
 */
export async function chargeFees(
  tx: Tx,
  now: Date,
  verifierId: string,
  accepted: readonly Certificate[],
): Promise<void> {
  const prices = await priceRequests(tx, verifierId, accepted)
  const fees = accepted.flatMap((certificate) => {
    const netFils = prices.get(certificate.id)
    if (netFils === undefined) return []
    const { id: certificateId, categoryName: certificateType } = certificate
    const customerId = requesterOf(certificate)
    return [{ transactionId: newTransactionId(), certificateId, certificateType, customerId, netFils }]
  })
  if (fees.length === 0) return
  const charges = await taxFees(tx, now, verifierId, fees, await shareAt(tx, now))
  await post(
    tx,
    now,
    fees.map(({ transactionId, certificateId, customerId, netFils }) => {
      const { vatFils, shareFils, shareVatFils } = charges.get(transactionId)!
      return {
        id: transactionId,
        kind: 'fee',
        certificateId,
        postings: [
          { account: payableOf(customerId), amountFils: -netFils - vatFils },
          { account: walletOf(verifierId), amountFils: netFils - shareFils - shareVatFils },
          ...unlessZero(vatOf(verifierId), vatFils),
          ...unlessZero(walletOf(platform), shareFils),
          ...unlessZero(vatOf(platform), shareVatFils),
        ],
      }
    }),
  )
}
