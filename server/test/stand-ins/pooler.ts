import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { asStartedIn } from '../../src/platform/db/embedded/home.ts'
import { freePort } from '../processes/free-port.ts'

const startsWithinMs = 10_000

/**
 * PgBouncer in transaction mode in front of the tests' server, for any of its databases. Rejects when it is not installed,
 * ends at once, or does not reach the server.
 */
export async function startPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new pg.Client({ connectionString: url })
  const socketFolder = server.host.startsWith('/') ? server.host : undefined
  const folder = await mkdtemp(join(tmpdir(), 'credenza-pooler-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${socketFolder ? asStartedIn(socketFolder) : server.host} port=${server.port} user=${server.user} password=${server.password}
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
  const child = spawn('pgbouncer', ['-q', ...owner, settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: socketFolder,
    // Debian has it where only root looks for programs.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const ended = once(child, 'exit').catch((error) => error as Error)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  const poolerUrl = `postgres://${server.user}@127.0.0.1:${port}/postgres`
  try {
    await Promise.race([answer(poolerUrl), ended.then(refuse)])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: poolerUrl, stop }
}

async function answer(url: string): Promise<void> {
  for (const start = Date.now(); ; await pause(50)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return
    } catch (cause) {
      if (Date.now() - start > startsWithinMs)
        throw new Error('PgBouncer started, but does not reach the database.', { cause })
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function refuse(end: unknown): never {
  if (!(end instanceof Error)) throw new Error(`PgBouncer ended with ${end}. It says why above.`)
  throw new Error(
    'PgBouncer 1.18 or newer must be installed for npm run test:pooler (Debian: apt-get install pgbouncer). npm test needs none.',
    { cause: end },
  )
}
