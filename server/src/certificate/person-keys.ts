import { sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { newPersonKey } from '../platform/keys/person-key.ts'

/** The sealed document keys of these people; who has none gets one. */
export async function ensurePersonKeys(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(accountIds)]
  const keys = await readPersonKeys(ctx, wanted)
  const missing = wanted.filter((id) => !keys.has(id))
  if (missing.length === 0) return keys

  const made = missing.map(() => newPersonKey(ctx.keys))
  await withRetry(ctx.db, async (tx) => {
    await sql`
      INSERT INTO person_key (account_id, sealed)
      SELECT * FROM unnest(${missing}::text[], ${made}::bytea[]) ON CONFLICT DO NOTHING`.execute(tx)
  })
  return readPersonKeys(ctx, wanted)
}

export async function readPersonKeys(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await ctx.db
    .selectFrom('person_key')
    .selectAll()
    .where('account_id', '=', sql<string>`ANY(${accountIds}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.sealed]))
}

/** Erases a person's key: every document sealed for them is unreadable from then on, wherever its block lies. */
export async function erasePersonKey(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('person_key').where('account_id', '=', accountId).execute()
}
