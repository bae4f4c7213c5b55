import { type Kysely, sql } from 'kysely'
import { clocksDifferMs } from '../in-force.ts'
import { isDeadNeighbour } from './lease-holder.ts'
import type { Database } from './tables.ts'

export interface LeaseTables {
  /** Who currently has a role that only one process may have at a time, and until when. */
  lease: { name: string; holder: string; until: Date }
}

// unique_violation (in pg_type), duplicate_table, duplicate_object (the table's row type)
const createdByAnother = new Set(['23505', '42P07', '42710'])

/**
 * Creates the lease table outside any migration, since migrating itself needs a lease. Processes that create it at the same
 * moment collide in spite of IF NOT EXISTS; then the loser looks again.
 */
export async function ensureLeaseTable(db: Kysely<Database>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`CREATE TABLE IF NOT EXISTS lease (
        name text PRIMARY KEY,
        holder text NOT NULL,
        until timestamptz NOT NULL
      )`.execute(db)
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (!createdByAnother.has(String(code)) || attempt === 5) throw error
    }
  }
}

/**
 * Takes or renews a lease for `leaseMs`. False if somebody else has it. The database server's clock counts, not ours. The lease
 * of a dead process of this machine is free at once.
 */
export async function takeLease(
  db: Kysely<Database>,
  name: string,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('lease')
    .select('holder')
    .where('name', '=', name)
    .where('holder', '!=', holder)
    .where('until', '>=', sql<Date>`now()`)
    .where('until', '<=', latestEnd(leaseMs))
    .executeTakeFirst()
  // Only reads: trying to write would lock the row that its holder renews.
  if (other && !isDeadNeighbour(other.holder)) return false
  if (other) await releaseLease(db, name, other.holder)
  return upsertLease(db, name, holder, leaseMs)
}

/** A lease that ends later was taken while the clock was ahead, and its holder, if it still runs, has not renewed it since. */
const latestEnd = (leaseMs: number) =>
  sql<Date>`now() + ${leaseMs + clocksDifferMs} * interval '1 millisecond'`

async function upsertLease(
  db: Kysely<Database>,
  name: string,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO lease (name, holder, until)
    VALUES (${name}, ${holder}, now() + ${leaseMs} * interval '1 millisecond')
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE lease.until < now() OR lease.until > ${latestEnd(leaseMs)} OR lease.holder = excluded.holder
    RETURNING holder`.execute(db)
  return rows.length === 1
}

/** Releases a lease, if it is still this holder's. */
export async function releaseLease(db: Kysely<Database>, name: string, holder: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
}

/**
 * Locks the lease row until `tx` ends, and returns whether the lease is still this holder's. If so, nobody can take it over
 * before the transaction ends.
 */
export async function lockLease(tx: Kysely<Database>, name: string, holder: string): Promise<boolean> {
  const row = await tx
    .selectFrom('lease')
    .select('holder')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('until', '>', sql<Date>`clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The leases that somebody holds now. */
export async function heldLeases(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('lease').select('name').where('until', '>', sql<Date>`now()`).execute()
  return new Set(rows.map(({ name }) => name))
}
