import { kindsFor, percentile, runLoad, signedIn, type Timings } from './lists/load.ts'
import { openListsServer } from './lists/server.ts'
import { figure, type Section } from './report.ts'
import type { CpuSeconds } from './whole-way/usage.ts'

const users = 20
const callsPerKind = 60
/** How long a person pauses between two calls, on average. Each makes four calls a second, all together eighty. */
const restMs = 250
const goalMs = 50

/** Measures calls of an issuer's screens to a server with this many students and ten times as many certificates. */
export async function listsSection(students: number, dataFolder?: string): Promise<Section> {
  const server = await openListsServer(students, dataFolder)
  try {
    const { client } = await signedIn(server.url)
    const kinds = await kindsFor(client, { students })
    await runLoad(client, kinds, { users: 2, callsPerKind: 8, restMs: 0 })
    const before = await server.cpu()
    const rested = await runLoad(client, kinds, { users, callsPerKind, restMs })
    const after = await server.cpu()
    const unrested = await runLoad(client, kinds, { users, callsPerKind, restMs: 0 })
    return report(students, { rested, unrested, before, after })
  } finally {
    await server.close()
  }
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
