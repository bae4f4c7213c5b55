import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { forgetValues } from '../search/forget-values.ts'
import { queuesAmong, tellReaders } from './tell-readers.ts'

/** Removes a person's name from verifiers' queues; `search` is the searchable text that remains. */
export async function forgetNameInQueues(
  tx: Tx,
  name: string,
  certificates: readonly { id: string; search: string }[],
): Promise<void> {
  const { rows } = await sql<{ queue_id: string }>`
    UPDATE review_request SET user_name = '', search = nameless.search
    FROM unnest(${certificates.map(({ id }) => id)}::text[], ${certificates.map(({ search }) => search)}::text[])
      AS nameless (id, search)
    WHERE review_request.certificate_id = nameless.id RETURNING review_request.queue_id`.execute(tx)
  const queueIds = queuesAmong(rows)
  const gone = queueIds.map((ownerId) => ({ ownerId, value: name }))
  await forgetValues(tx, { list: 'review_request', kind: 'user_name' }, gone)
  await tellReaders(tx, queueIds)
}
