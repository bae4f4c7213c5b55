import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** The queue that every approved verifier reads. */
export const everyVerifier = 'every-verifier'

/** The queues that a verifier organisation reads. */
export const queuesOf = (verifierId: string): string[] => [verifierId, everyVerifier]

/**
 * Which of these certificates stand in a queue that the verifier reads. Looked up one by one, for the reason given at
 * `findCertificates`.
 */
export const inQueuesOf = (
  db: Db,
  verifierId: string,
  certificateIds: readonly string[],
): Promise<Set<string>> => lookUp(db, verifierId, certificateIds, sql``)

/**
 * As `inQueuesOf`, and until the transaction ends nobody takes them out: who withdraws a certificate waits, and then
 * deletes also what was written beside it. 'UPDATE' lets only one such transaction at a time have a request.
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
  const { rows } = await sql<{ certificate_id: string }>`
    SELECT request.certificate_id
    FROM unnest(${queuesOf(verifierId)}::text[]) AS queue (id), unnest(${certificateIds}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT certificate_id FROM review_request
      WHERE queue_id = queue.id AND certificate_id = wanted.id LIMIT 1 ${lock}
    ) AS request`.execute(db)
  return new Set(rows.map((row) => row.certificate_id))
}

/** Throws 'not_found' when a request was looked for in the verifier's queues and stands in none. */
export function requireFound(found: ReadonlySet<string>): void {
  if (found.size === 0) throw refusal('not_found.request')
}
