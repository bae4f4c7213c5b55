import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startPooledServer } from '../../server/test/processes/pooled-server.ts'
import { openClusterDatabase } from './cluster-database.ts'
import { command } from './command.ts'
import { freePort } from './free-port.ts'
import { stopPostgres } from './postgres.ts'

const root = join(import.meta.dirname, '../..')
const logs = join(root, 'e2e/results/logs')

export interface World {
  url: string
  dataFolder: string
  /** The settings of the server, for other commands on the same data. */
  settings: Record<string, string>
  /** The database servers, if a cluster was given. */
  nodes: readonly string[]
  /** With `hasSpare`, a server that can become a node of that cluster. */
  spare: string | undefined
  /** The one-time token in the first administrator's set-up link; undefined once there is an administrator. */
  adminToken: string | undefined
  /** The running server; `restart` replaces it. */
  process: ChildProcess
  /** Sends a signal to the server, and waits until it has ended. Its Postgres survives a SIGKILL. */
  kill(signal: NodeJS.Signals): Promise<void>
  /** Starts the server again, at the same address and on the same data. */
  restart(): Promise<void>
  /** Ends server and Postgres and removes the data. */
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, on a free port and, unless one is given, an empty data folder. Resolves when it
 * has printed that it is ready. Build the web app first. The server's log goes to e2e/results/logs. The server trusts the
 * address from which a caller on this machine claims to call. `sources` is the checkout to run. An empty world uses its own
 * distributed database on the Citus cluster at CITUS_URL, or with TEST_POOLER a Postgres behind PgBouncer.
 */
export async function startWorld({
  env = {},
  dataFolder,
  sources = root,
  hasSpare = false,
}: {
  env?: Record<string, string>
  dataFolder?: string
  sources?: string | undefined
  hasSpare?: boolean
} = {}): Promise<World> {
  const folder = dataFolder ?? (await emptyFolder())
  const port = await freePort()
  const { CITUS_URL, TEST_POOLER } = process.env
  const cluster = CITUS_URL && !dataFolder ? await openClusterDatabase(CITUS_URL, { hasSpare }) : undefined
  const pooled = TEST_POOLER && !dataFolder ? await startPooledServer() : undefined
  const settings = {
    ...env,
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...pooled?.settings,
    PORT: String(port),
    DATA_DIR: folder,
  }
  const start = () => startServer(sources, settings, `server-${port}.log`)
  if (cluster) await migrateAndDistribute(start, settings)

  const first = await start()
  const world: World = {
    url: `http://localhost:${port}`,
    dataFolder: folder,
    settings,
    nodes: cluster?.nodes ?? [],
    spare: cluster?.spare,
    adminToken: first.adminToken,
    process: first.process,
    kill: (signal) => end(world.process, signal),
    restart: async () => {
      const next = await start()
      world.process = next.process
      world.adminToken = next.adminToken
    },
    stop: async () => {
      await end(world.process, 'SIGTERM')
      await stopPostgres(folder)
      await cluster?.drop()
      await pooled?.stop()
      if (!dataFolder) await rm(folder, { recursive: true, force: true })
    },
  }
  return world
}

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'credenza-e2e-'))

/** Follows docs/operations/citus.md. */
async function migrateAndDistribute(
  start: () => Promise<{ process: ChildProcess }>,
  settings: Record<string, string>,
): Promise<void> {
  const { process: server } = await start()
  await end(server, 'SIGTERM')
  const { exitCode, printed } = await command(['distribute'], settings)
  if (exitCode !== 0) throw new Error(`credenza distribute ended with ${exitCode}: ${printed}`)
}

async function startServer(
  sources: string,
  env: Record<string, string>,
  logName: string,
): Promise<{ process: ChildProcess; adminToken: string | undefined }> {
  mkdirSync(logs, { recursive: true })
  const server = spawn(process.execPath, [join(sources, 'server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      ...env,
    },
  })
  server.stderr.pipe(createWriteStream(join(logs, logName), { flags: 'a' }))
  let adminToken: string | undefined
  for await (const line of createInterface(server.stdout)) {
    adminToken ??= /\/admin\/setup#token=(\S+)/.exec(line)?.[1]
    // The last line of the banner always has the administration's address.
    if (/^(First administrator|Administration):/.test(line)) {
      server.stdout.resume()
      return { process: server, adminToken }
    }
  }
  throw new Error(`The server ended before it was ready: see e2e/results/logs/${logName}.`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
