import type { Context } from '../../context.ts'
import { recordedSizes } from './anchored.ts'
import { logNames } from './log-identity.ts'
import { readHead } from './read-log.ts'

export interface LogBacklog {
  /** Leaves in each log, and how many of them the chain has recorded. */
  certificates: { size: number; recorded: number }
  statements: { size: number; recorded: number }
  /** Leaves that have no number yet. */
  pending: number
  oldestPending: Date | null
  /** When the oldest checkpoint that the chain does not yet cover was signed. */
  oldestUnrecorded: Date | null
}

/** How far numbering and anchoring lag behind. */
export async function logBacklog({ db }: Pick<Context, 'db'>): Promise<LogBacklog> {
  const recorded = await recordedSizes(db)
  const { pending, oldestPending } = await db
    .selectFrom('log_pending')
    .select((q) => [q.fn.countAll<string>().as('pending'), q.fn.min('at').as('oldestPending')])
    .executeTakeFirstOrThrow()
  const { oldestUnrecorded } = await db
    .selectFrom('log_checkpoint')
    .select((q) => q.fn.min('created_at').as('oldestUnrecorded'))
    .where((where) =>
      where.or(
        logNames.map((log) => where.and([where('log', '=', log), where('size', '>', String(recorded[log]))])),
      ),
    )
    .executeTakeFirstOrThrow()
  const sizeOf = async (log: 'certificates' | 'statements') => ({
    size: (await readHead(db, log)).size,
    recorded: recorded[log],
  })
  return {
    certificates: await sizeOf('certificates'),
    statements: await sizeOf('statements'),
    pending: Number(pending),
    oldestPending,
    oldestUnrecorded,
  }
}
