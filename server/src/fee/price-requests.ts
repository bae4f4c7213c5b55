import type { CertificateRow } from '../certificate/certificate-store.ts'
import type { Db, Tx } from '../context.ts'
import { findSchedules, typeKeyOf } from './fee-store.ts'
import { feeAt } from './schedule.ts'

/**
 * What a verifier earns for each of these requests when it accepts, in fils, by the certificate's id; none where it had no
 * fee. The price is that of the instant at which the request entered the queues, which is the one at which the certificate
 * was created, and no later fee changes it (readings R6).
 */
export async function priceRequests(
  db: Db | Tx,
  verifierId: string,
  requests: readonly Pick<CertificateRow, 'id' | 'category_name' | 'created_at'>[],
): Promise<Map<string, bigint>> {
  const keys = requests.map((request) => typeKeyOf(request.category_name))
  const schedules = await findSchedules(db, verifierId, keys)
  return new Map(
    requests.flatMap(({ id, created_at }, i) => {
      const fee = feeAt(schedules.get(keys[i]!) ?? [], created_at)
      return fee ? [[id, fee.amountFils] as const] : []
    }),
  )
}
