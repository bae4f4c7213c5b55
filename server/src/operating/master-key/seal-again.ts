import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { recordState } from '../../proof/audit/append.ts'
import type { RecordedTable } from '../../proof/audit/state/recorded-table.ts'
import type { SealedTable } from './sealed-tables.ts'
import { primaryKeyOf, type StaleRow, staleRows } from './stale-boxes.ts'

/**
 * Seals again, under the current key, what a table still has under another one. Yields how many rows each step changed. After
 * an interruption, another call continues, because values under the new key are not touched.
 */
export async function* sealAgain(
  ctx: Context,
  sealed: SealedTable,
  { keyId, signal }: { keyId: Uint8Array; signal: AbortSignal },
): AsyncGenerator<number> {
  const key = await primaryKeyOf(ctx.db, sealed.table)
  let place: unknown[] | undefined
  for (;;) {
    signal.throwIfAborted()
    const rows = await staleRows(ctx.db, sealed, { keyId, key, place })
    if (rows.length === 0) return
    const renewed = rows.map((row) => ({ ...row, renewed: renew(ctx.keys, sealed, row) }))
    yield await withRetry(ctx.db, (tx) => replace(ctx, tx, sealed.table, { key, rows: renewed }))
    place = rows.at(-1)!.place
  }
}

const renew = (keys: Keys, { table, columns }: SealedTable, { place, boxes }: StaleRow) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, purposes]) => {
      const box = boxes[column]
      if (!box || box.length === 0) return [column, box]
      for (const purpose of purposes) {
        const content = opened(keys, purpose, box)
        if (content) return [column, keys.seal(purpose, content)]
      }
      throw new Error(
        `${table}.${column} of ${place.map(String).join(' ')} does not open: it was altered, or is damaged. Nothing after it was ` +
          'sealed again; the old key stays in use.',
      )
    }),
  )

function opened(keys: Keys, purpose: string, box: Uint8Array): Uint8Array | undefined {
  try {
    return keys.open(purpose, box)
  } catch {
    return undefined
  }
}

type Renewed = StaleRow & { renewed: Record<string, Uint8Array | null | undefined> }

/** Replaces the values of these rows. Leaves out rows that changed in the meantime: they are under the new key already. */
async function replace(
  ctx: Context,
  tx: Tx,
  table: SealedTable['table'],
  { key, rows }: { key: readonly string[]; rows: readonly Renewed[] },
): Promise<number> {
  const changed: StaleRow[] = []
  for (const row of rows) {
    const set = Object.entries(row.renewed).map(([name, box]) => sql`${sql.ref(name)} = ${box}`)
    const same = Object.entries(row.boxes).map(
      ([name, box]) => sql`${sql.ref(name)} IS NOT DISTINCT FROM ${box}::bytea`,
    )
    const isRow = key.map((name, i) => sql`${sql.ref(name)} = ${row.place[i]}`)
    const { numAffectedRows } = await sql`
      UPDATE ${sql.table(table)} SET ${sql.join(set)} WHERE ${sql.join([...isRow, ...same], sql` AND `)}`.execute(
      tx,
    )
    if (numAffectedRows === 1n) changed.push(row)
  }
  await recordChanged(ctx, tx, { table, key, rows: changed })
  return changed.length
}

/** Records the new values in the trails, which record what the tables contain. */
async function recordChanged(
  ctx: Context,
  tx: Tx,
  { table, key, rows }: { table: string; key: readonly string[]; rows: readonly StaleRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const subjects = new Map<string, Set<string>>()
  for (const recorded of ctx.recorded.tables.filter((one) => one.table === table))
    for (const { trail, subject } of await subjectsOf(tx, recorded, key, rows))
      subjects.set(trail, (subjects.get(trail) ?? new Set()).add(subject))
  for (const trail of [...subjects.keys()].sort())
    await recordState(ctx, tx, trail, ctx.clock(), [...subjects.get(trail)!].sort())
}

async function subjectsOf(
  tx: Tx,
  { table, trail, subject, join = '' }: RecordedTable,
  key: readonly string[],
  rows: readonly StaleRow[],
) {
  const columns = sql.join(key.map((name) => sql.ref(`t.${name}`)))
  const places = sql.join(rows.map(({ place }) => sql`(${sql.join(place)})`))
  const found = await sql<{ trail: string; subject: string }>`
    SELECT ${sql.raw(trail)} AS trail, ${sql.raw(subject)} AS subject
    FROM ${sql.table(table)} AS t ${sql.raw(join)} WHERE (${columns}) IN (${places})`.execute(tx)
  return found.rows
}
