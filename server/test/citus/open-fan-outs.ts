import pg from 'pg'
import { runOn } from '../../src/platform/db/testing.ts'
import type { TestWorld } from '../test-world.ts'

export interface FanOuts {
  /** The statements of requests, not of jobs, that asked all shards of the tables while `act` ran. */
  during(act: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

interface Ran {
  text: string
  values: unknown[]
}

/** Watches the statements that requests run in a distributed database. */
export async function openFanOuts({ ctx }: TestWorld): Promise<FanOuts> {
  const shards = await runOn(
    ctx.database.directUrl,
    `SELECT count(*)::int AS count FROM pg_dist_shard WHERE logicalrelid = 'certificate'::regclass`,
  )
  const most = Number(shards[0]!.count)
  let ran: Ran[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [{ text?: string; values?: unknown[] } | string]
    const { application_name } = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters
    if (typeof asked === 'object' && asked.text && application_name === 'credenza api')
      ran.push({ text: asked.text, values: asked.values ?? [] })
    return (query as (...args: unknown[]) => unknown).apply(this, args)
  } as typeof query

  const explainer = new pg.Client({ connectionString: ctx.database.directUrl })
  await explainer.connect()
  return {
    during: async (act) => {
      ran = []
      await act()
      const some = new Map(ran.filter(({ text }) => isPlanned(text)).map((one) => [one.text, one]))
      const fanning: string[] = []
      for (const { text, values } of some.values())
        if ((await tasksOf(explainer, text, values)) >= most) fanning.push(text.replace(/\s+/g, ' ').trim())
      return fanning
    },
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
