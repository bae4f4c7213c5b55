import { sql } from 'kysely'
import { entryHash, genesisHash } from '../src/proof/audit/entry-hash.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** Changes tables with SQL, asks, and restores them. */
export async function whileChanged<Answer>(
  { ctx }: TestWorld,
  tables: readonly string[],
  change: () => Promise<unknown>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const run = (statement: string) => sql.raw(statement).execute(ctx.db)
  for (const table of tables) await run(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`)
  try {
    await change()
    return await ask()
  } finally {
    await ctx.db.transaction().execute(async (tx) => {
      // A job that ends late would write between the two.
      await sql.raw(`LOCK TABLE ${tables.join(', ')}`).execute(tx)
      for (const table of tables) {
        await sql.raw(`DELETE FROM ${table}`).execute(tx)
        await sql.raw(`INSERT INTO ${table} SELECT * FROM kept_${table}`).execute(tx)
        await sql.raw(`DROP TABLE kept_${table}`).execute(tx)
      }
    })
  }
}

/** Numbers what is left of a trail from 1 and recomputes every hash and the head: everything that needs no key. */
export async function rehashTrail({ ctx: { db } }: TestWorld, organisationId: string): Promise<void> {
  const rows = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('org_id', '=', organisationId)
    .orderBy('seq')
    .execute()
  await db.deleteFrom('audit_entry').where('org_id', '=', organisationId).execute()
  let previous: Uint8Array = genesisHash
  for (const [i, row] of rows.entries()) {
    const seq = BigInt(i + 1)
    previous = entryHash(previous, { ...row, organisationId, seq })
    await db
      .insertInto('audit_entry')
      .values({ ...row, detail: JSON.stringify(row.detail), seq: String(seq), hash: previous })
      .execute()
  }
  await db
    .updateTable('audit_head')
    .set({ seq: String(rows.length), hash: previous })
    .where('org_id', '=', organisationId)
    .execute()
}
