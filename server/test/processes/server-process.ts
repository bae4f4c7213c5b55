import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { freePort } from './free-port.ts'

export interface ServerProcess {
  child: ChildProcess
  /** Where it listens. */
  url: string
  /** kill -9. Also frees at once what only time would free: the leases of its roles. */
  kill(): Promise<void>
}

/** The whole server as a separate process over the world's database: HTTP, jobs and roles. Resolves once it answers. */
export async function startServerProcess(
  world: TestWorld,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const main = join(import.meta.dirname, '../../src/main.ts')
  const child = spawn(process.execPath, [...(process.env.TRIAL_NODE_OPTIONS?.split(' ') ?? []), main], {
    env: {
      ...process.env,
      DATABASE_URL: world.ctx.database.url,
      DATA_DIR: world.ctx.config.dataFolder,
      PUBLIC_URL: publicUrl,
      MAIL_ON_DISK: 'true',
      PORT: String(port),
      DEMO: 'true',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))) await pause(50)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
      await sql`UPDATE lease SET until = now()`.execute(world.ctx.db)
    },
  }
}
