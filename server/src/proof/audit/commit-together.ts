import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/**
 * Makes Citus commit both or neither, in a transaction that changes rows on a worker and on the coordinator but appends no
 * audit entry. Citus does so only if a statement writes to a Citus table on the coordinator; it need not change a row.
 */
export async function commitTogether(tx: Tx): Promise<void> {
  await sql`UPDATE audit_head SET seq = seq WHERE false`.execute(tx)
}
