import type { Context } from '../../context.ts'

/** The position of the server's own check: when this pass started, and the last finished part. */
export interface Position {
  startedAt: Date
  doneUntil: string
}

const macOf = ({ keys }: Pick<Context, 'keys'>, { startedAt, doneUntil }: Position): Uint8Array =>
  keys.mac('history-look', Buffer.from(JSON.stringify([startedAt.toISOString(), doneUntil])))

/** Reads the position. Undefined at first, and if somebody else wrote it: then the check starts from the beginning. */
export async function readPosition(ctx: Pick<Context, 'db' | 'keys'>): Promise<Position | undefined> {
  const row = await ctx.db.selectFrom('history_look').selectAll().executeTakeFirst()
  if (!row) return undefined
  const position = { startedAt: row.started_at, doneUntil: row.done_until }
  return Buffer.from(macOf(ctx, position)).equals(row.mac) ? position : undefined
}

export async function keepPosition(ctx: Pick<Context, 'db' | 'keys'>, position: Position): Promise<void> {
  const row = { started_at: position.startedAt, done_until: position.doneUntil, mac: macOf(ctx, position) }
  await ctx.db
    .insertInto('history_look')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
