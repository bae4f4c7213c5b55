import { awaitsDecision } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { factsOf, type StateFacts } from '../../certificates/certificate/certificate-state.ts'
import type { Db, Tx } from '../../context.ts'
import { findSchedules, typeKeyOf } from './fee-store.ts'
import { feeAt } from './schedule.ts'

type Request = StateFacts & Pick<Certificate, 'id' | 'categoryName' | 'createdAt' | 'decidedBy'>

/**
 * What a verifier earns by each of these requests, in fils, by the certificate's id: requests that it may still accept,
 * and those that it accepted. Requests without a fee are left out. The price is the one at the instant when the request
 * entered the queues, which is when the certificate was created; later fees do not change it (readings R6).
 */
export async function priceRequests(
  db: Db | Tx,
  verifierId: string,
  requests: readonly Request[],
): Promise<Map<string, bigint>> {
  const priced = requests.filter((request) => isEarnedBy(verifierId, request))
  const keys = priced.map((request) => typeKeyOf(request.categoryName))
  const schedules = await findSchedules(db, verifierId, keys)
  return new Map(
    priced.flatMap(({ id, createdAt }, i) => {
      const fee = feeAt(schedules.get(keys[i]!) ?? [], createdAt)
      return fee ? [[id, fee.amountFils] as const] : []
    }),
  )
}

/** Excludes what another verifier accepted, anybody declined, or the issuer took back before a decision. */
const isEarnedBy = (verifierId: string, request: Request): boolean =>
  request.review === 'verified' ? request.decidedBy === verifierId : awaitsDecision(factsOf(request))
