import { join } from 'node:path'
import { twelveKinds } from './calls/kinds.ts'
import { percentile, runLoad, signedIn, type Timings } from './lists/load.ts'
import { figure, type Section } from './report.ts'
import { serveFrom } from './served.ts'
import type { CpuSeconds } from './whole-way/usage.ts'

const clients = 200
const callsPerKind = 1000
const certificates = 2000

/** Measures twelve kinds of call, made by many clients without pause, on the same cores as the server. */
export async function callsSection(): Promise<Section> {
  const program = join(import.meta.dirname, 'calls/process.ts')
  const server = await serveFrom(program, ['--certificates', String(certificates)])
  try {
    const { client } = await signedIn(server.url)
    const kinds = await twelveKinds(client)
    await runLoad(client, kinds, { users: clients, callsPerKind: 100, restMs: 0 })
    const before = await server.cpu()
    const clientBefore = process.cpuUsage()
    const start = performance.now()
    const timings = await runLoad(client, kinds, { users: clients, callsPerKind, restMs: 0 })
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(clientBefore)
    const after = await server.cpu()
    return report(timings, seconds, {
      server: after.server - before.server,
      postgres: after.postgres - before.postgres,
      clients: (user + system) / 1e6,
    })
  } finally {
    await server.close()
  }
}

function report(timings: Timings, seconds: number, cpu: CpuSeconds & { clients: number }): Section {
  const all = [...timings.values()].flat()
  const perCall = (used: number) => `${figure((1000 * used) / all.length)} ms`
  return {
    title: 'Calls',
    how:
      `${clients} clients without rest over HTTP, on the same cores as the server and Postgres; ` +
      `${certificates.toLocaleString('en')} certificates that went the whole way. Milliseconds of a whole call as its client sees them.`,
    tables: [
      [
        ['call', 'median', '95 %', '99 %'],
        ...[...timings].map(([name, times]) => [
          name,
          ...[0.5, 0.95, 0.99].map((share) => figure(percentile(times, share))),
        ]),
      ],
    ],
    comparisons: [
      { what: 'calls a second', found: figure(all.length / seconds), goal: 'at least 800' },
      { what: '99 % of all calls', found: `${figure(percentile(all, 0.99))} ms`, goal: 'at most 500 ms' },
      { what: 'CPU of the server per call', found: perCall(cpu.server), goal: '-' },
      { what: 'CPU of Postgres per call', found: perCall(cpu.postgres), goal: '-' },
      { what: 'CPU of the clients per call', found: perCall(cpu.clients), goal: '-' },
    ],
  }
}
