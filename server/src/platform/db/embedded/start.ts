import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Binaries } from './binaries.ts'
import { embeddedCannotRun } from './cannot-run.ts'
import { asStartedIn, type Home } from './home.ts'
import { isAlive, isPostmasterOf, recordedPid, removeStalePidFile } from './postmaster.ts'
import { reach } from './reach.ts'

/** Everything needed to start the server, or to find it running. */
export type Launch = {
  home: Home
  binaries: Binaries
  socketFolder: string
  url: string
  durable: boolean
  /** Additional Postgres settings. */
  also?: Record<string, string>
  /** Cancels the start. */
  signal?: AbortSignal | undefined
}

const patienceMs = 120_000
const startAttempts = 20

/**
 * Connects to the server of this home, starting it if it is not running. Several processes may do this at once: one starts it,
 * the others find it. A crashed server's old backends can keep its shared memory for a moment, hence the many attempts.
 */
export async function adoptOrStart(launch: Launch): Promise<pg.Client> {
  const deadline = performance.now() + patienceMs
  let failures = 0
  while (performance.now() < deadline) {
    launch.signal?.throwIfAborted()
    const reached = await reach(launch.url)
    if (typeof reached === 'object') return reached.client
    if (reached === 'nobody' && !(await isComingOrGoing(launch.home))) {
      const client = await startServer(launch, deadline)
      if (client) return client
      if (++failures === startAttempts) break
      await pause(100 + Math.random() * 150)
    }
    await pause(20)
  }
  throw embeddedCannotRun(`it did not start. Its last words:\n${await lastWords(launch.home)}`)
}

/** Starts the server of a cluster that nobody else uses, and waits until it has replayed its log. Does not retry. */
export async function startOnce(launch: Launch): Promise<pg.Client> {
  const client = await startServer(launch, Number.POSITIVE_INFINITY)
  launch.signal?.throwIfAborted()
  if (!client) throw new Error(`Postgres did not start. Its last words:\n${await lastWords(launch.home)}`)
  return client
}

/** Whether our postmaster runs without a socket: it is starting or stopping. */
async function isComingOrGoing(home: Home): Promise<boolean> {
  const pid = await recordedPid(home)
  if (pid === undefined || !isAlive(pid)) return false
  if (isPostmasterOf(home, pid)) return true
  await removeStalePidFile(home, pid)
  return false
}

async function startServer(launch: Launch, deadline: number): Promise<pg.Client | undefined> {
  const child = await spawnServer(launch)
  const runs = () => child.exitCode === null && child.signalCode === null
  while (runs() && performance.now() < deadline && !launch.signal?.aborted) {
    const reached = await reach(launch.url)
    if (typeof reached === 'object') return reached.client
    await pause(15)
  }
  if (runs()) {
    const exited = once(child, 'exit')
    child.ref()
    child.kill('SIGINT')
    await exited
  }
  return undefined
}

async function spawnServer({ home, binaries, socketFolder, durable, also }: Launch): Promise<ChildProcess> {
  const log = await openLog(home)
  // Postgres uses the second folder; postmaster.ts recognises its processes by the first.
  const folders = ['-D', home.cluster, '-D', asStartedIn(home.cluster)]
  // Relative to the cluster, whose path the server's user may be unable to reach.
  const socket = socketFolder === home.cluster ? '.' : socketFolder
  const child = spawn(binaries.postgres, [...folders, ...settings(socket, durable, also)], {
    ...home.user,
    cwd: home.cluster,
    env: { LC_ALL: 'C' },
    // In its own session, so that Ctrl-C in a terminal reaches only us; we stop the server last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const spawned = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(embeddedCannotRun('its programs cannot be executed', error)))
  })
  await spawned.finally(() => log.close())
  child.unref()
  return child
}

function settings(socketFolder: string, durable: boolean, also: Record<string, string> = {}): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 200,
    // A backup that falls further behind begins again with a new copy, so that it does not fill the disk.
    max_slot_wal_keep_size: '2GB',
    // Server errors go to the client, which decides what to log, since their text may contain personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // The first bulk of a new deployment fills empty tables. Without fresh statistics, plans stay those for empty tables.
    autovacuum_naptime: '10s',
    // After each checkpoint, whole pages are written to the log again, so few should happen during a large batch.
    max_wal_size: '2GB',
    // The default, meant for spinning disks, scans whole tables to find a few hundred rows.
    random_page_cost: 1.1,
    shared_buffers: `${sharedBuffersMb()}MB`,
    // Our queries are many and small: compiling one, or starting workers for it, takes longer than answering it.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
  }
  // For tests: many small databases are soon dropped, and each drop scans all buffers.
  if (!durable) Object.assign(values, { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' })
  Object.assign(values, also)
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** An eighth of the machine's memory. The lists of a large registrar fill it; it is allocated only as it is used. */
const sharedBuffersMb = (): number => Math.round(Math.min(Math.max(totalmem() / 8 / 2 ** 20, 128), 1024))

const logPath = (home: Home) => join(home.folder, 'postgres.log')
const longestLogBytes = 4_000_000

async function openLog(home: Home) {
  const path = logPath(home)
  const isLong = existsSync(path) && (await stat(path)).size > longestLogBytes
  return await open(path, isLong ? 'w' : 'a', 0o600)
}

async function lastWords(home: Home): Promise<string> {
  const text = await readFile(logPath(home), 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-8).join('\n')
}
