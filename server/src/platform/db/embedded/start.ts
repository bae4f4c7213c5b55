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

/** Everything needed to start the server or to find it running. */
export type Launch = {
  home: Home
  binaries: Binaries
  socketFolder: string
  url: string
  durable: boolean
  /** Settings of Postgres in addition to the usual ones. */
  also?: Record<string, string>
  /** Gives up the start. */
  signal?: AbortSignal | undefined
}

const patienceMs = 120_000
const startAttempts = 20

/**
 * A connection to the server of this home, which is adopted if it is running and started otherwise. Several processes may
 * do this at once; one then starts it, the others find it. A crashed server's old backends can keep its shared memory for a
 * moment, hence the many attempts.
 */
export async function adoptOrStart(launch: Launch): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs
  let failures = 0
  while (Date.now() < deadline) {
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

/** Starts the server of a cluster that nobody else uses, and waits while it replays its log. Does not retry. */
export async function startOnce(launch: Launch): Promise<pg.Client> {
  const client = await startServer(launch, Number.POSITIVE_INFINITY)
  launch.signal?.throwIfAborted()
  if (!client) throw new Error(`Postgres did not start. Its last words:\n${await lastWords(launch.home)}`)
  return client
}

/** A postmaster of ours without a socket: it is about to make it, or is ending. */
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
  while (runs() && Date.now() < deadline && !launch.signal?.aborted) {
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
  // Of two folders the second counts; by the first, its processes are known (postmaster.ts).
  const folders = ['-D', home.cluster, '-D', asStartedIn(home.cluster)]
  // Relative to the cluster, which the server's user may be unable to reach by its path.
  const socket = socketFolder === home.cluster ? '.' : socketFolder
  const child = spawn(binaries.postgres, [...folders, ...settings(socket, durable, also)], {
    ...home.user,
    cwd: home.cluster,
    env: { LC_ALL: 'C' },
    // In its own session: Ctrl-C in a terminal must reach only us, who stop it last.
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
    // A backup that falls further behind than this begins again with a new copy: it must not fill the disk.
    max_slot_wal_keep_size: '2GB',
    // Server errors go to the client, which decides what to log; their text may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // The first bulk of a new deployment fills empty tables: without fresh statistics, plans stay those of empty tables.
    autovacuum_naptime: '10s',
    // After each checkpoint whole pages are written to the log again: a large batch should meet few of them.
    max_wal_size: '2GB',
    // The default, meant for spinning disks, reads whole tables to find a few hundred rows.
    random_page_cost: 1.1,
    shared_buffers: `${sharedBuffersMb()}MB`,
    // Many people each ask for little: compiling a query or starting workers for it takes longer than answering it.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
  }
  // Many small databases that are soon dropped: a drop goes through all buffers.
  if (!durable) Object.assign(values, { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' })
  Object.assign(values, also)
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** An eighth of the machine's memory, which the lists of a large registrar fill; it is taken only as it is used. */
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
