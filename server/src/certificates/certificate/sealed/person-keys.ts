import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { builtOnce } from '../../../platform/db/built-once.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { newPersonKey } from '../../../platform/keys/person-key.ts'

/** The sealed document keys of these people. Creates missing ones, except for people who were erased. */
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
    // The lock waits for an erasure in progress.
    await sql`
      WITH asked AS (SELECT account_id, done_at FROM erasure WHERE account_id = ANY(${missing}::text[]) FOR SHARE)
      INSERT INTO person_key (account_id, sealed)
      SELECT * FROM unnest(${missing}::text[], ${made}::bytea[]) AS made (account_id, sealed)
      WHERE NOT EXISTS (SELECT FROM asked WHERE asked.account_id = made.account_id AND done_at IS NOT NULL)
      ON CONFLICT DO NOTHING`.execute(tx)
  })
  return readPersonKeys(ctx, wanted)
}

export async function readPersonKeys(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await keysOf(ctx.db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.sealed]))
}

const keysOf = builtOnce((db, accountIds: readonly string[]) =>
  db.selectFrom('person_key').selectAll().where('account_id', '=', anyOf(accountIds)),
)

/** Which of these people still have this key. Locks the keys until the transaction ends. */
export async function holdPersonKeys(tx: Tx, keys: ReadonlyMap<string, Uint8Array>): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('person_key')
    .selectAll()
    .where('account_id', '=', anyOf([...keys.keys()]))
    .forKeyShare()
    .execute()
  const held = rows.filter(({ account_id, sealed }) => Buffer.compare(sealed, keys.get(account_id)!) === 0)
  return new Set(held.map((row) => row.account_id))
}

/** Erases a person's key: every document sealed for this person becomes unreadable, wherever its block is stored. */
export async function erasePersonKey(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('person_key').where('account_id', '=', accountId).execute()
}
