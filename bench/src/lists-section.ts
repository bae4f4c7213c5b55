import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { kindsFor, percentile, runLoad, signedIn, type Timings } from './lists/load.ts'
import { figure, type Section } from './report.ts'
import type { CpuSeconds } from './whole-way/usage.ts'

const users = 20
const callsPerKind = 60
/** What a person rests between two calls, on average: four calls a second of eighty by all of them. */
const restMs = 250
const goalMs = 50
/** The same for every run: a filled data folder knows its address. */
const port = '4790'

/**
 * Calls of an issuer's screens against a server with this many students and ten times as many certificates. `dataFolder`
 * is kept, and used again when it is filled; without one a folder is made and removed.
 */
export async function listsSection(students: number, dataFolder?: string): Promise<Section> {
  const folder = dataFolder ?? (await mkdtemp('/tmp/credenza-bench-'))
  await mkdir(folder, { recursive: true })
  // mkdtemp makes it 0700; run as root, Postgres is another user.
  await chmod(folder, 0o711)
  const server = fork(
    join(import.meta.dirname, 'lists/process.ts'),
    ['--students', String(students), '--certificates', String(10 * students)],
    {
      env: { ...process.env, DATA_DIR: folder, PORT: port, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  try {
    await seededBy(server)
    const client = await signedIn(`http://localhost:${port}`)
    const kinds = await kindsFor(client, { students })
    await runLoad(client, kinds, { users: 2, callsPerKind: 8, restMs: 0 })
    const before = await cpuOf(server)
    const rested = await runLoad(client, kinds, { users, callsPerKind, restMs })
    const after = await cpuOf(server)
    const unrested = await runLoad(client, kinds, { users, callsPerKind, restMs: 0 })
    return report(students, { rested, unrested, before, after })
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    if (!dataFolder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

async function seededBy(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server of the lists ended with code ${code}`)
  })
  await Promise.race([once(server, 'message'), ended])
}

async function cpuOf(server: ChildProcess): Promise<CpuSeconds> {
  server.send('cpu')
  return (await once(server, 'message'))[0] as CpuSeconds
}

interface Found {
  rested: Timings
  unrested: Timings
  before: CpuSeconds
  after: CpuSeconds
}

function report(students: number, { rested, unrested, before, after }: Found): Section {
  const all = [...rested.values()].flat()
  const allUnrested = [...unrested.values()].flat()
  const perCall = (seconds: number) => `${figure((1000 * seconds) / all.length)} ms`
  const slowest = Math.max(...[...rested.values()].map((times) => percentile(times, 0.95)))
  return {
    title: 'Lists',
    how:
      `${students.toLocaleString('en')} students and ${(10 * students).toLocaleString('en')} certificates of one issuer, ` +
      `${users} users at once over HTTP, each resting ${restMs} ms on average between two calls; milliseconds of a whole ` +
      'call as its client sees them, on the same cores. The last column is without any rest.',
    tables: [
      [
        ['call', 'median', '95 %', 'slowest', '95 %, no rest'],
        ...[...rested].map(([name, times]) => [
          name,
          figure(percentile(times, 0.5)),
          figure(percentile(times, 0.95)),
          figure(percentile(times, 1)),
          figure(percentile(unrested.get(name)!, 0.95)),
        ]),
      ],
    ],
    comparisons: [
      {
        what: '95 % of all calls',
        found: `${figure(percentile(all, 0.95))} ms`,
        goal: `at most ${goalMs} ms`,
      },
      {
        what: '95 % of the slowest kind of call',
        found: `${figure(slowest)} ms`,
        goal: `at most ${goalMs} ms`,
      },
      { what: '95 % of all calls, no rest', found: `${figure(percentile(allUnrested, 0.95))} ms`, goal: '-' },
      { what: 'CPU of the server per call', found: perCall(after.server - before.server), goal: '-' },
      { what: 'CPU of Postgres per call', found: perCall(after.postgres - before.postgres), goal: '-' },
    ],
  }
}
