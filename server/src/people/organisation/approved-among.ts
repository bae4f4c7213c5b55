import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Those of these ids that are approved issuers, or approved verifiers. */
export async function approvedAmong(
  db: Db | Tx,
  role: 'issuer' | 'verifier',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('role', '=', role)
    .where('status', '=', 'approved')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
