import { sql } from 'kysely'
import { sealedTables } from '../src/operating/master-key/sealed-tables.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** Tables, and the queue of jobs, with rows that contain this text: in the clear, in bytes, or sealed under the master key. */
export async function tablesWith(world: TestWorld, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(world.ctx.db)
  const parts = [...rows.map(({ name }) => name), 'pgboss.job'].map(
    (name) => sql`
      SELECT ${sql.lit(name)} AS name WHERE EXISTS (SELECT FROM ${sql.table(name)} AS t
      WHERE position(lower(${text}::text) IN lower(t::text)) > 0
        OR position(encode(convert_to(${text}::text, 'UTF8'), 'hex') IN t::text) > 0)`,
  )
  const inClear = await sql<{ name: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(world.ctx.db)
  const found = new Set(inClear.rows.map(({ name }) => name))
  for (const { table, columns } of sealedTables)
    for (const [column, purposes] of Object.entries(columns))
      if (await isSealedIn(world, { table, column, purposes }, text)) found.add(table)
  return [...found].sort()
}

async function isSealedIn(
  { ctx }: TestWorld,
  { table, column, purposes }: { table: string; column: string; purposes: readonly string[] },
  text: string,
): Promise<boolean> {
  const { rows } = await sql<{ box: Uint8Array }>`
    SELECT ${sql.ref(column)} AS box FROM ${sql.table(table)} WHERE length(${sql.ref(column)}) > 0`.execute(
    ctx.db,
  )
  const open = (purpose: string, box: Uint8Array): string[] => {
    try {
      return [Buffer.from(ctx.keys.open(purpose, box)).toString().toLowerCase()]
    } catch {
      return []
    }
  }
  return rows.some(({ box }) => {
    const contents = purposes.flatMap((purpose) => open(purpose, box))
    if (contents.length === 0) throw new Error(`A value of ${table}.${column} does not open.`)
    return contents.some((content) => content.includes(text.toLowerCase()))
  })
}
