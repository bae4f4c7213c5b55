import { awaitsDecision } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { factsOf, type StateFacts } from '../../certificates/certificate/certificate-state.ts'
import type { Db, Tx } from '../../context.ts'
import { findSchedules, typeKeyOf } from './fee-store.ts'
import { feeAt } from './schedule.ts'

type Request = StateFacts & Pick<Certificate, 'id' | 'categoryName' | 'createdAt' | 'decidedBy'>

/**
 * What a verifier earns from each of these requests, in fils, by certificate id: for requests that it can still accept, and
 * those that it accepted. Leaves out requests without a fee. The price is fixed when the request enters the queues, at the
 * creation of the certificate; later fees do not change it (readings R6).
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

/** Excludes requests that another verifier accepted, anybody declined, or the issuer took back before a decision. */
const isEarnedBy = (verifierId: string, request: Request): boolean =>
  request.review === 'verified' ? request.decidedBy === verifierId : awaitsDecision(factsOf(request))
