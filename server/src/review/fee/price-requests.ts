import { awaitsDecision } from '@credenza/schema'
import type { CertificateRow } from '../../certificates/certificate/find-certificates.ts'
import { factsOf, type StateColumns } from '../../certificates/certificate/row-state.ts'
import type { Db, Tx } from '../../context.ts'
import { findSchedules, typeKeyOf } from './fee-store.ts'
import { feeAt } from './schedule.ts'

type Request = StateColumns & Pick<CertificateRow, 'id' | 'category_name' | 'created_at' | 'decided_by'>

/**
 * What a verifier earns by each of these requests, in fils, by the certificate's id: what it may still accept, and what it
 * accepted itself. None where it had no fee. The price is that of the instant at which the request entered the queues, which
 * is the one at which the certificate was created, and no later fee changes it (readings R6).
 */
export async function priceRequests(
  db: Db | Tx,
  verifierId: string,
  requests: readonly Request[],
): Promise<Map<string, bigint>> {
  const priced = requests.filter((request) => isEarnedBy(verifierId, request))
  const keys = priced.map((request) => typeKeyOf(request.category_name))
  const schedules = await findSchedules(db, verifierId, keys)
  return new Map(
    priced.flatMap(({ id, created_at }, i) => {
      const fee = feeAt(schedules.get(keys[i]!) ?? [], created_at)
      return fee ? [[id, fee.amountFils] as const] : []
    }),
  )
}

/** Not what another verifier accepted, what anybody declined, nor what its issuer took back before a decision. */
const isEarnedBy = (verifierId: string, request: Request): boolean =>
  request.review === 'verified' ? request.decided_by === verifierId : awaitsDecision(factsOf(request))
