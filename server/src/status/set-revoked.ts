import { sql } from 'kysely'
import type { Tx } from '../context.ts'

/**
 * Sets the revocation bits of signed certificates. The signed form of each list that they stand in is thrown away and made
 * anew at the next read.
 */
export async function setRevoked(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<void> {
  const set = await tx
    .updateTable('status_entry')
    .set({ revoked: true })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', sql<string>`ANY(${certificateIds}::text[])`)
    .returning('list')
    .execute()
  if (set.length !== certificateIds.length)
    throw new Error('A signed certificate has no place in a status list')
  const lists = [...new Set(set.map(({ list }) => list))]
  await tx
    .updateTable('status_list')
    .set({ credential: null })
    .where('org_id', '=', organisationId)
    .where('list', 'in', lists)
    .execute()
}
