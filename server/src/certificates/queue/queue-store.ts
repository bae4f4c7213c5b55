import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { chosenVerifiers } from '../../people/organisation/chosen-verifiers.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newSortableKey } from '../../platform/ids.ts'
import type { CertificateRow } from '../certificate/certificate-store.ts'
import { noteValues, type shownColumns } from '../search/certificate-values.ts'
import { forgetAssignments } from './assignment/assignment-store.ts'
import { forgetNotes } from './note/note-store.ts'

/** The queue that every approved verifier reads. */
const everyVerifier = 'every-verifier'

/** Puts new certificates into the queues of the issuer's chosen verifiers, or into the one that all of them read. */
export async function enqueueReview(
  tx: Tx,
  organisationId: string,
  now: Date,
  certificates: readonly Pick<CertificateRow, 'id' | 'origin' | 'search' | (typeof shownColumns)[number]>[],
): Promise<void> {
  const chosen = await chosenVerifiers(tx, organisationId)
  const queues = chosen.length > 0 ? chosen : [everyVerifier]
  const rows = certificates.flatMap(
    ({ id, origin, search, user_name, title, category_name, date, issuer_name }) =>
      queues.map((queue_id) => ({
        queue_id,
        position: newSortableKey(),
        org_id: organisationId,
        certificate_id: id,
        origin,
        state: 'pending' as const,
        search,
        ...{ user_name, title, category_name, date, issuer_name },
        created_at: now,
      })),
  )
  await insertRecords(tx, 'review_request', rows)
  for (const queueId of queues) await noteValues(tx, queueId, certificates)
  await tellReaders(tx, queues)
}

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

/** Writes the decision into every queue that shows the certificates. */
export async function settleInQueues(
  tx: Tx,
  certificateIds: readonly string[],
  state: 'verified' | 'declined',
): Promise<void> {
  const settled = await tx
    .updateTable('review_request')
    .set({ state })
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('queue_id')
    .execute()
  await tellReaders(tx, queuesAmong(settled))
}

/** Takes certificates that no longer exist out of every queue, with what verifiers noted about them. */
export async function removeFromQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const removed = await tx
    .deleteFrom('review_request')
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('queue_id')
    .execute()
  await tellReaders(tx, queuesAmong(removed))
  await forgetAssignments(tx, certificateIds)
  await forgetNotes(tx, certificateIds)
}

/** The channel on which streams hear of a queue, by its id, when what it shows has changed. */
export const queueChannel = 'review_queue'

/** Tells whoever reads a queue in which these certificates stand that they are not as they were, on commit. */
export async function tellQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('review_request')
    .select('queue_id')
    .distinct()
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  await tellReaders(tx, queuesAmong(rows))
}

/** The queues in which rows of `review_request` stand. */
export const queuesAmong = (rows: readonly { queue_id: string }[]): string[] => [
  ...new Set(rows.map((row) => row.queue_id)),
]

/** Tells whoever reads these queues that they are not as they were, on commit. */
export const tellReaders = (tx: Tx, queueIds: readonly string[]) =>
  sql`SELECT pg_notify(${queueChannel}, queue_id) FROM unnest(${queueIds}::text[]) AS told (queue_id)`.execute(
    tx,
  )
