import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './until.ts'

const pidFile = (dataFolder: string) => join(dataFolder, 'postgres/cluster/postmaster.pid')

/** The process id of a data folder's embedded Postgres, from its pid file; undefined if none runs. */
export function postgresPid(dataFolder: string): number | undefined {
  if (!existsSync(pidFile(dataFolder))) return undefined
  const pid = Number(readFileSync(pidFile(dataFolder), 'utf8').split('\n')[0])
  return pid > 0 ? pid : undefined
}

/** Ends a Postgres that a killed server left behind (SIGINT is its fast shutdown), and waits until it is gone. */
export async function stopPostgres(dataFolder: string): Promise<void> {
  const pid = postgresPid(dataFolder)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  await until('Postgres has stopped', async () => !existsSync(pidFile(dataFolder)))
}
