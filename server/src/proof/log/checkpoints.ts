import { rootAt, signCheckpoint } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { logKey, logOrigin } from './log-identity.ts'
import { readHead, tileReader } from './read-log.ts'
import type { LogName } from './tables.ts'

/** Notification channel for new checkpoints. Polling finds them too, only later. */
export const checkpointChannel = 'log_checkpoint'

/**
 * Signs the current head of a log, once its leaves and tiles are committed, and stores the note before anyone sees it. A size
 * that was signed keeps its first note, so that there is only ever one root per size. Throws if the head does not match the
 * tiles: we must not sign what somebody else wrote into the row.
 */
export async function signHead(ctx: Context, log: LogName): Promise<void> {
  const head = await readHead(ctx.db, log)
  if (head.size === 0 || (await findCheckpoint(ctx.db, log, head.size))) return
  const root = await rootAt(head.size, tileReader(ctx.db, log))
  if (!Buffer.from(root).equals(head.root)) {
    throw new Error(`The ${log} log is not signed: its head differs from its tiles. Run credenza audit.`)
  }
  const note = await signCheckpoint({ origin: logOrigin(ctx.config.publicUrl, log), ...head }, logKey(ctx))
  await withRetry(ctx.db, async (tx) => {
    await tx
      .insertInto('log_checkpoint')
      .values({ log, size: String(head.size), root: head.root, note, created_at: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`SELECT pg_notify(${checkpointChannel}, '')`.execute(tx)
  })
}

/** The signed checkpoint of exactly this size. */
export async function findCheckpoint(db: Db, log: LogName, size: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('log_checkpoint')
    .select('note')
    .where('log', '=', log)
    .where('size', '=', String(size))
    .executeTakeFirst()
  return row?.note
}

/** The first signed checkpoint that covers the leaf with this index, and its size; undefined until there is one. */
export async function firstCheckpointOver(db: Db, log: LogName, index: number) {
  const [row] = await firstLarger(db, log, String(index))
  return row && { size: Number(row.size), note: row.note, at: row.created_at }
}

const firstLarger = builtOnce((db, log: LogName, size: string) =>
  db
    .selectFrom('log_checkpoint')
    .select(['size', 'note', 'created_at'])
    .where('log', '=', log)
    .where('size', '>', size)
    .orderBy('size')
    .limit(1),
)

/** The newest signed checkpoint with its size and root; undefined while the log is empty. */
export async function newestCheckpoint(db: Db, log: LogName) {
  const row = await db
    .selectFrom('log_checkpoint')
    .selectAll()
    .where('log', '=', log)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { size: Number(row.size), root: row.root, note: row.note }
}
