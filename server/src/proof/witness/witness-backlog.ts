import type { Context } from '../../context.ts'
import { logNames } from '../log/log-identity.ts'
import type { LogName } from '../log/tables.ts'
import { progressOf } from './progress.ts'

export interface WitnessBacklog {
  quorum: number
  total: number
  /** How many witnesses have signed everything older than `before`, of both logs. */
  upToDate: number
  /** Whether a witness has seen another history of our logs than this database holds. */
  isContradicted: boolean
}

/** How far our witnesses lag behind; undefined if none are configured. */
export async function witnessBacklog(ctx: Context, before: Date): Promise<WitnessBacklog | undefined> {
  const { witnesses } = ctx.config
  if (!witnesses) return undefined
  const { quorum, list } = witnesses
  const due = await Promise.all(logNames.map((log) => sizeSigned(ctx, log, before)))
  const progress = await Promise.all(
    list.map(({ verifierKey }) => Promise.all(logNames.map((log) => progressOf(ctx, verifierKey, log)))),
  )
  return {
    quorum,
    total: list.length,
    upToDate: progress.filter((each) => each.every(({ signedSize }, i) => signedSize >= due[i]!)).length,
    isContradicted: progress.flat().some(({ problem }) => problem === 'refused' || problem === 'ahead'),
  }
}

/** The size of the newest checkpoint that was signed before that time. */
async function sizeSigned({ db }: Context, log: LogName, before: Date): Promise<number> {
  const row = await db
    .selectFrom('log_checkpoint')
    .select((q) => q.fn.max('size').as('size'))
    .where('log', '=', log)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(row?.size ?? 0)
}
