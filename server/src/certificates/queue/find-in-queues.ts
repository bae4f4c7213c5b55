import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** The queue that every approved verifier reads. */
export const everyVerifier = 'every-verifier'

/** The queues that a verifier organisation reads. */
export const queuesOf = (verifierId: string): string[] => [verifierId, everyVerifier]

/**
 * Which of these certificates are in a queue that the verifier reads. Each is looked up separately, for the reason
 * given at `findCertificates`.
 */
export const inQueuesOf = (
  db: Db,
  verifierId: string,
  certificateIds: readonly string[],
): Promise<Set<string>> => lookUp(db, verifierId, certificateIds, sql``)

/**
 * Like `inQueuesOf`, and keeps the requests from being removed until the transaction ends. A withdrawal waits, and then also
 * deletes what was added about the certificate. With 'UPDATE', only one such transaction at a time gets a request.
 */
export const lockInQueues = (
  tx: Tx,
  verifierId: string,
  certificateIds: readonly string[],
  lock: 'KEY SHARE' | 'UPDATE',
): Promise<Set<string>> => lookUp(tx, verifierId, certificateIds, sql`FOR ${sql.raw(lock)}`)

async function lookUp(
  db: Db | Tx,
  verifierId: string,
  certificateIds: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const queueId of queuesOf(verifierId)) {
    const { rows } = await sql<{ certificate_id: string }>`
      SELECT request.certificate_id FROM unnest(${certificateIds}::text[]) AS wanted (id)
      CROSS JOIN LATERAL (
        SELECT certificate_id FROM review_request
        WHERE queue_id = ${queueId} AND certificate_id = wanted.id LIMIT 1 ${lock}
      ) AS request`.execute(db)
    for (const row of rows) found.add(row.certificate_id)
  }
  return found
}

/** Throws 'not_found' if none of the verifier's queues has the request. */
export function requireFound(found: ReadonlySet<string>): void {
  if (found.size === 0) throw refusal('not_found.request')
}
