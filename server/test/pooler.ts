import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** PgBouncer in transaction mode in front of the tests' server, for any of its databases. */
export async function startPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new pg.Client({ connectionString: url })
  const folder = await mkdtemp(join(tmpdir(), 'credenza-pooler-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${server.host} port=${server.port} user=${server.user} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
`,
    { mode: 0o644 },
  )
  // It refuses to run as root; the socket of the embedded server lets only its own user in.
  const owner = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', ['-q', ...owner, settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('Install pgbouncer, or run npm test, which needs none.', { cause: error })
  })
  failed.catch(() => {})
  const poolerUrl = `postgres://${server.user}@127.0.0.1:${port}/postgres`
  while (!(await Promise.race([answers(poolerUrl), failed]))) await pause(50)
  return {
    url: poolerUrl,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
