import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../../context.ts'
import type { Steps } from '../steps.ts'
import { hasCitus } from './has-citus.ts'

/** By then a lost node is usually back, and Citus has completed its part (`citus.recover_2pc_interval`). */
const patienceMs = 60_000
const lookAgainMs = 500

/**
 * In a Citus cluster, a node lost in the middle of a commit gets its part of the transaction only some seconds after the
 * others. Waits in steps for the parts that are prepared now, at most a minute. Returns whether this is a cluster; elsewhere it
 * does not wait.
 */
export async function* awaitPreparedCommits(db: Db): Steps<boolean> {
  if (!(await hasCitus((text) => db.executeQuery(CompiledQuery.raw(text))))) return false
  const end = performance.now() + patienceMs
  let begun: Set<string> | undefined
  while (performance.now() < end) {
    const prepared = await preparedOn(db)
    begun ??= prepared && new Set(prepared)
    if (prepared && !prepared.some((id) => begun!.has(id))) return true
    await pause(lookAgainMs)
    yield
  }
  return true
}

/** The ids of prepared transactions on all nodes; undefined if a node does not answer. */
async function preparedOn(db: Db): Promise<string[] | undefined> {
  const { rows } = await sql<{ success: boolean; result: string }>`
    SELECT success, result FROM run_command_on_all_nodes(
      $$SELECT coalesce(json_agg(gid), '[]') FROM pg_prepared_xacts WHERE database = current_database()$$)`.execute(
    db,
  )
  if (!rows.every(({ success }) => success)) return undefined
  return rows.flatMap(({ result }) => JSON.parse(result) as string[])
}
