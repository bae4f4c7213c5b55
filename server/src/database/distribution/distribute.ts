import type pg from 'pg'
import { everyVerifier } from '../../certificates/queue/find-in-queues.ts'
import type { OpenDatabase } from '../../platform/db/database.ts'
import { hasCitus } from '../../platform/db/has-citus.ts'
import { makePool } from '../../platform/db/pool.ts'
import { runningProcesses } from '../../platform/presence/running-processes.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { moveToCoordinator } from './move-to-coordinator.ts'
import { setRebalanceRule } from './rebalance-rule.ts'
import { distributedTables } from './where-tables-lie.ts'

/** The owners of rows in distributed tables that everybody needs, whichever worker is lost. */
const sharedOwners = [platformTrail, everyVerifier]

/**
 * Spreads a migrated database over the workers of a Citus cluster, and yields each table once it is spread. What is spread
 * already stays as it is, so it can be stopped, and runs again after an upgrade that brought new tables. Throws a sentence
 * unless the database is a coordinator with workers and no server runs on it: tables are locked while their rows move.
 */
export async function* distribute(
  db: Pick<OpenDatabase, 'kysely' | 'directUrl' | 'log'>,
): AsyncGenerator<string> {
  const running = await runningProcesses(db.kysely)
  if (running.some(({ roles }) => roles.length > 0))
    throw new Error('Stop every server process first: tables are locked while their rows move.')
  const pool = makePool({
    url: db.directUrl,
    max: 1,
    purpose: 'distribution',
    log: db.log,
    statementTimeoutMs: 0,
  })
  try {
    await requireWorkers(pool)
    const [first] = Object.keys(distributedTables)
    const known = await knownToCitus(pool)
    for (const [table, column] of Object.entries(distributedTables)) {
      if (known.has(table)) continue
      const beside = table === first ? 'none' : first
      await pool.query('SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)', [
        table,
        column,
        beside,
      ])
      await pool.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [table])
      yield table
    }
    // Every recorded change moves its trail's head. As Citus knows this table, it commits such a transaction on workers and
    // coordinator in two phases: without that, a crash between the two would keep half of it.
    if (!known.has('audit_head')) await pool.query(`SELECT citus_add_local_table_to_metadata('audit_head')`)
    await setRebalanceRule(pool, sharedOwners)
    for (const owner of sharedOwners) await moveToCoordinator(pool, owner)
  } finally {
    await pool.end()
  }
}

async function requireWorkers(pool: pg.Pool): Promise<void> {
  const { rows: nodes } = (await hasCitus((text) => pool.query(text)))
    ? await pool.query<{ coordinates: boolean }>(
        'SELECT groupid = 0 AS coordinates FROM pg_dist_node WHERE isactive',
      )
    : { rows: [] }
  const roles = new Set(nodes.map(({ coordinates }) => coordinates))
  if (roles.size < 2)
    throw new Error(
      'The database is not the coordinator of a Citus cluster with workers: docs/operations/citus.md says how to make it one.',
    )
}

async function knownToCitus(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT logicalrelid::text AS name FROM pg_dist_partition',
  )
  return new Set(rows.map(({ name }) => name))
}
