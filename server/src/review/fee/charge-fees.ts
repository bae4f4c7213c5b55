import type { CertificateRow } from '../../certificates/certificate/find-certificates.ts'
import type { Tx } from '../../context.ts'
import { payableOf, walletOf } from '../ledger/accounts.ts'
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
  accepted: readonly CertificateRow[],
): Promise<void> {
  const prices = await priceRequests(tx, verifierId, accepted)
  await post(
    tx,
    now,
    accepted.flatMap((row) => {
      const amountFils = prices.get(row.id)
      if (amountFils === undefined) return []
      const postings = [
        { account: payableOf(requesterOf(row)), amountFils: -amountFils },
        { account: walletOf(verifierId), amountFils },
      ]
      return [{ kind: 'fee' as const, certificateId: row.id, postings }]
    }),
  )
}

/** The issuer, or the student who uploaded the certificate. */
const requesterOf = (row: CertificateRow): string => (row.origin === 'user' ? row.account_id : row.org_id)
