import { sql } from 'kysely'
import type { TestWorld } from './worlds/test-world.ts'

/** What every process writes without being asked: which calls it has counted. */
const ofProcesses = 'call_count'

/** Rows of all our tables. Two equal answers mean that nothing was inserted in between; rows may have changed. */
export async function rowCounts(world: TestWorld): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ${ofProcesses} ORDER BY 1`.execute(
    world.ctx.db,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(
      world.ctx.db,
    )
    counts[name] = Number(rows[0]!.n)
  }
  return counts
}
