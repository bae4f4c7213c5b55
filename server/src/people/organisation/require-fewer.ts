import type { SelectQueryBuilder } from 'kysely'
import type { Tx } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { lockOrganisation } from './lock-organisation.ts'

/**
 * Throws what `refuse` makes if the organisation has this many of these rows, or more. Locks the organisation, so that
 * simultaneous additions are counted one after the other.
 */
export async function requireFewer<DB, Tables extends keyof DB>(
  tx: Tx,
  organisationId: string,
  { most, rows }: { most: number; rows: SelectQueryBuilder<DB, Tables, Record<never, never>> },
  refuse: () => Error,
): Promise<void> {
  await lockOrganisation(tx, organisationId)
  if ((await countRows(rows)) >= most) throw refuse()
}
