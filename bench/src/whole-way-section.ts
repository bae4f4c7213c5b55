import { join } from 'node:path'
import { inOwnProcess } from './own-process.ts'
import { figure, type Section, times } from './report.ts'
import { sum } from './statistics.ts'
import type { WholeWayRun } from './whole-way/process.ts'

/**
 * Measures the whole way of `count` certificates; with `large`, also of ten times as many, and how much longer each takes.
 */
export async function wholeWaySection(count: number, large: boolean): Promise<Section> {
  const run = await measure(count)
  const tenfold = large ? await measure(10 * count) : undefined
  return {
    title: 'The whole way',
    how:
      "Created, signed, stored, accepted, logged and anchored in Postgres, through the server's own verbs and jobs, 1,000 " +
      'certificates a call, three calls at once, one step after the other, one student each; every run in a process and a data folder of its own. ' +
      'CPU seconds are those of the server and of all of Postgres.',
    tables: [run, ...(tenfold ? [tenfold] : [])].map(splitTable),
    comparisons: [
      ...(tenfold ? growth(run, tenfold) : []),
      ...memory(run),
      ...(tenfold ? memory(tenfold) : []),
    ],
  }
}

/** Takes this many certificates from creation to the chain. */
const measure = (count: number): Promise<WholeWayRun> =>
  inOwnProcess(join(import.meta.dirname, 'whole-way/process.ts'), count)

function splitTable({ count, steps }: WholeWayRun): string[][] {
  const total = {
    name: `all ${count.toLocaleString('en')}`,
    seconds: sum(steps.map((step) => step.seconds)),
    cpu: {
      server: sum(steps.map((step) => step.cpu.server)),
      postgres: sum(steps.map((step) => step.cpu.postgres)),
    },
  }
  return [
    ['step', 'seconds', 'share', 'ms per certificate', 'CPU s server', 'CPU s Postgres'],
    ...[...steps, total].map(({ name, seconds, cpu }) => [
      name,
      seconds.toFixed(2),
      `${Math.round((100 * seconds) / total.seconds)} %`,
      ((1000 * seconds) / count).toFixed(3),
      cpu.server.toFixed(2),
      cpu.postgres.toFixed(2),
    ]),
  ]
}

function growth(run: WholeWayRun, tenfold: WholeWayRun) {
  const what = `${tenfold.count.toLocaleString('en')} certificates against ${run.count.toLocaleString('en')}`
  const goal = 'at most 11x'
  const ratio = (of: (run: WholeWayRun) => number) => times(of(tenfold) / of(run))
  return [
    { what: `${what}, time`, found: ratio(totalSeconds), goal },
    { what: `${what}, CPU time`, found: ratio(totalCpuSeconds), goal },
  ]
}

function memory({ count, serverPeakBytes, postgresPeakBytes }: WholeWayRun) {
  const of = (bytes: number) => (bytes > 0 ? `${figure(bytes / 1e6)} MB` : 'not known here')
  const size = `${count.toLocaleString('en')} certificates`
  return [
    { what: `peak memory of the server, ${size}`, found: of(serverPeakBytes), goal: 'at most 512 MB' },
    { what: `peak memory of Postgres as a whole, ${size}`, found: of(postgresPeakBytes), goal: '-' },
  ]
}

const totalSeconds = (run: WholeWayRun): number => sum(run.steps.map((step) => step.seconds))
const totalCpuSeconds = (run: WholeWayRun): number =>
  sum(run.steps.map(({ cpu }) => cpu.server + cpu.postgres))
