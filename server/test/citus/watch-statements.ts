import pg from 'pg'
import { runOn } from '../../src/platform/db/testing.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { watchCommits } from './watch-commits.ts'

export interface Watch {
  /** The statements of requests, not of jobs, that asked all shards of the tables while `act` ran. */
  fanningDuring(act: () => Promise<unknown>): Promise<string[]>
  /** The tables that requests and jobs have so far changed on a worker and elsewhere without preparing the commit. */
  unprepared(): string[]
  close(): Promise<void>
}

interface Ran {
  text: string
  values: unknown[]
}

/** Watches the statements that the server runs in a distributed database. Call it before the world starts its roles. */
export async function watchStatements({ ctx }: TestWorld): Promise<Watch> {
  const { directUrl } = ctx.database
  await tellCommands(directUrl)
  const shards = await runOn(
    directUrl,
    `SELECT count(*)::int AS count FROM pg_dist_shard WHERE logicalrelid = 'certificate'::regclass`,
  )
  const most = Number(shards[0]!.count)
  let ran: Ran[] = []
  const unprepared = new Set<string>()
  const watched = new WeakMap<pg.Client, (statement: string) => void>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [{ text?: string; values?: unknown[] } | string]
    const commits = watched.get(this) ?? watchCommits(this, unprepared)
    watched.set(this, commits)
    commits((typeof asked === 'string' ? asked : asked.text) ?? '')
    // The types of `pg` leave out the parameters of a client's connection.
    const { application_name } = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters
    if (typeof asked === 'object' && asked.text && application_name === 'credenza api')
      ran.push({ text: asked.text, values: asked.values ?? [] })
    return (query as (...args: unknown[]) => unknown).apply(this, args)
  } as typeof query

  const explainer = new pg.Client({ connectionString: directUrl })
  await explainer.connect()
  return {
    fanningDuring: async (act) => {
      ran = []
      await act()
      const some = new Map(ran.filter(({ text }) => isPlanned(text)).map((one) => [one.text, one]))
      const fanning: string[] = []
      for (const { text, values } of some.values())
        if ((await tasksOf(explainer, text, values)) >= most) fanning.push(text.replace(/\s+/g, ' ').trim())
      return fanning
    },
    unprepared: () => [...unprepared],
    close: async () => {
      pg.Client.prototype.query = query
      await explainer.end()
    },
  }
}

const isPlanned = (text: string): boolean => /^\s*(?:\(|select|insert|update|delete|with)/i.test(text)

/** The most shards that one part of the statement asks. */
async function tasksOf(explainer: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await explainer.query({ text: `EXPLAIN (COSTS OFF) ${text}`, values, rowMode: 'array' })
  const counts = rows.flatMap(([line]) => /Task Count: (\d+)/.exec(String(line))?.[1] ?? [])
  return Math.max(0, ...counts.map(Number))
}

/** Lets the coordinator tell the server's connections, all of them new, what it sends to workers. */
async function tellCommands(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await runOn(url, `ALTER DATABASE ${name} SET citus.log_remote_commands = on`)
  await runOn(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND application_name LIKE 'credenza %'`,
  )
}
