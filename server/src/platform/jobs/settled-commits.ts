import { setTimeout as pause } from 'node:timers/promises'
import { hasCitus } from '../db/has-citus.ts'

/** Runs a statement outside any transaction. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * In a Citus cluster a job can become visible a moment before what its transaction wrote on a worker, because the coordinator
 * commits first. The returned function waits until commits in progress have ended; without Citus it does nothing.
 */
export async function openSettledCommits(execute: Execute): Promise<() => Promise<void>> {
  if (!(await hasCitus(execute))) return async () => {}
  return async () => {
    const { rows: begun } = await execute(
      `SELECT pid, query_start::text FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'active' AND lower(query) = 'commit'`,
    )
    for (let under = begun; under.length > 0; await pause(5)) {
      const { rows: still } = await execute(
        `SELECT FROM pg_stat_activity JOIN json_to_recordset($1::json) AS begun (pid int, query_start timestamptz)
           USING (pid, query_start) WHERE state = 'active'`,
        [JSON.stringify(begun)],
      )
      under = still
    }
  }
}
