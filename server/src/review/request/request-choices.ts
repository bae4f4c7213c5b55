import type { RequestChoices } from '@credenza/schema'
import { sql } from 'kysely'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db } from '../../context.ts'
import type { Queue } from './match-requests.ts'

const mostChoices = 1_000

/** The issuers and certificate types of the requests in a queue, by name. */
export async function requestChoices(db: Db, queue: Queue): Promise<RequestChoices> {
  const [issuers, categories] = await Promise.all([
    valuesIn(db, queue, 'issuer_name'),
    valuesIn(db, queue, 'category_name'),
  ])
  return { issuers, categories }
}

/** Goes from each value to the next along the column's index, so it reads as many rows as there are values. */
async function valuesIn(
  db: Db,
  { verifierId, origin }: Queue,
  column: 'issuer_name' | 'category_name',
): Promise<string[]> {
  const name = sql.ref(column)
  const found = await Promise.all(
    queuesOf(verifierId).map(async (queueId) => {
      const requests = sql`review_request WHERE queue_id = ${queueId} AND origin = ${origin}`
      const { rows } = await sql<{ value: string }>`
        WITH RECURSIVE found (value) AS (
          (SELECT ${name} FROM ${requests} ORDER BY ${name} LIMIT 1)
          UNION ALL
          SELECT next.value FROM found CROSS JOIN LATERAL
            (SELECT ${name} AS value FROM ${requests} AND ${name} > found.value ORDER BY ${name} LIMIT 1) AS next
        ) SELECT value FROM found LIMIT ${mostChoices}`.execute(db)
      return rows.map((row) => row.value)
    }),
  )
  return [...new Set(found.flat())].filter(Boolean).sort().slice(0, mostChoices)
}
