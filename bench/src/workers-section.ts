import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { distribute } from '@credenza/server/src/database/distribution/distribute.ts'
import { migrations } from '@credenza/server/src/database/migrations.ts'
import { connectDatabase } from '@credenza/server/src/platform/db/database.ts'
import { migrate } from '@credenza/server/src/platform/db/migrate.ts'
import { runOn, silentLog } from '@credenza/server/src/platform/db/testing.ts'
import { dropCluster, makeCluster, workersOf } from '@credenza/server/test/citus/cluster.ts'
import { inOwnProcess } from './own-process.ts'
import { figure, type Section } from './report.ts'
import { sum } from './statistics.ts'
import type { WorkersRun } from './workers/process.ts'

/** Measures the whole way on a Citus cluster with one worker, then two, up to all that the coordinator knows. */
export async function workersSection(coordinator: string, count: number): Promise<Section> {
  const workers = await workersOf(coordinator)
  const runs: WorkersRun[] = []
  for (let used = 1; used <= workers.length; used++)
    runs.push(await measure(coordinator, workers.slice(0, used), count))
  const [first] = runs as [WorkersRun]
  return {
    title: 'Workers',
    how:
      `${first.count.toLocaleString('en')} certificates of 24 issuers the whole way on a Citus cluster, three issuers at a time; all ` +
      'nodes and the server on this one machine. So certificates a second do not grow with the workers: what shows how the ' +
      'load divides is the CPU time of each node, in ms per certificate.',
    tables: [
      [
        ['workers', 'certificates a second', 'server', 'coordinator', 'busiest worker', 'all workers'],
        ...runs.map(({ count, seconds, serverCpu, nodesCpu: [coordinatorCpu, ...workersCpu] }, i) => {
          const each = (cpu: number) => ((1000 * cpu) / count).toFixed(2)
          return [
            String(i + 1),
            figure(count / sum(Object.values(seconds))),
            each(serverCpu),
            each(coordinatorCpu!),
            each(Math.max(...workersCpu)),
            each(sum(workersCpu)),
          ]
        }),
      ],
    ],
    comparisons: runs.slice(1).map((run, i) => ({
      what: `the busiest of ${i + 2} workers, of the CPU time of all`,
      found: `${Math.round(100 * busiestShare(run))} %`,
      goal: `${Math.round(100 / (i + 2))} % if they were equal`,
    })),
  }
}

async function measure(coordinator: string, workers: readonly string[], count: number): Promise<WorkersRun> {
  const name = `credenza_bench_${randomBytes(5).toString('hex')}`
  const database = await makeCluster(coordinator, workers, name)
  try {
    const db = connectDatabase(database, silentLog)
    await migrate(db, migrations)
    for await (const _ of distribute(db));
    await db.close()
    const postmasters = await Promise.all([coordinator, ...workers].map(postmasterOf))
    const options = ['--database', database, '--postmasters', postmasters.join(',')]
    return await inOwnProcess<WorkersRun>(join(import.meta.dirname, 'workers/process.ts'), count, options)
  } finally {
    await dropCluster(coordinator, workers, name)
  }
}

/** The process id of the Postgres server at this URL, which runs on this machine. */
async function postmasterOf(url: string): Promise<number> {
  const [row] = await runOn(url, `SELECT pg_read_file('postmaster.pid') AS file`)
  return Number(String(row!.file).split('\n')[0])
}

function busiestShare({ nodesCpu: [, ...workersCpu] }: WorkersRun): number {
  return Math.max(...workersCpu) / sum(workersCpu)
}
