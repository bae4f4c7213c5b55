import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Home } from './home.ts'
import { isPostmasterOf, recordedPid } from './postmaster.ts'

const patienceMs = 20_000

/**
 * Ends our connection, and stops the server (fast shutdown) if nobody else is connected. Otherwise another process has adopted
 * it and stops it later.
 */
export async function stopUnlessShared(home: Home, ours: pg.Client): Promise<void> {
  const shared = await othersRemain(ours)
  await ours.end().catch(() => {})
  const pid = await recordedPid(home)
  if (shared || pid === undefined || !isPostmasterOf(home, pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + patienceMs
  while (isPostmasterOf(home, pid)) {
    if (performance.now() > deadline)
      throw new Error(`The embedded Postgres (process ${pid}) did not stop in time.`)
    await pause(10)
  }
}

/** Whether others are connected. Backends of our own pools, closed just before, may take a moment to disappear. */
async function othersRemain(ours: pg.Client): Promise<boolean> {
  for (let look = 0; look < 20; look++) {
    const { rows } = await ours.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
    )
    if (rows.length === 0) return false
    await pause(25)
  }
  return true
}
