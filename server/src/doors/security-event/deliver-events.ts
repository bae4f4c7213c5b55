import type { Context } from '../../context.ts'
import { newestPosition, readEvents } from './feed.ts'
import type { Sink } from './sinks.ts'

const perMessage = 100

/**
 * Sends a sink the events after its position, in order. A new sink starts with the next event. Delivery is at least once: the
 * position moves only after the receiver has taken the events, so after a kill they are sent again with the same ids. Throws if
 * the receiver does not take them.
 */
export async function deliverEvents(ctx: Context, sink: Sink, signal: AbortSignal): Promise<void> {
  let position = await positionOf(ctx, sink)
  while (!signal.aborted) {
    const events = await readEvents(ctx, { after: position, limit: perMessage })
    if (events.length === 0) return
    await sink.send(events, signal).catch(async (error: unknown) => {
      await noteFailure(ctx, sink)
      throw error
    })
    const last = events.at(-1)!.event.sequence
    const moved = await ctx.db
      .updateTable('security_sink')
      .set({ position: String(last), failing_since: null })
      .where('name', '=', sink.name)
      .where('position', '=', String(position))
      .returning('name')
      .executeTakeFirst()
    if (!moved) return
    position = last
  }
}

async function positionOf({ db }: Context, { name }: Sink): Promise<number> {
  const read = () =>
    db.selectFrom('security_sink').select('position').where('name', '=', name).executeTakeFirst()
  const known = await read()
  if (known) return Number(known.position)
  await db
    .insertInto('security_sink')
    .values({ name, position: String(await newestPosition(db)), failing_since: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Number((await read())!.position)
}

const noteFailure = (ctx: Context, { name }: Sink) =>
  ctx.db
    .updateTable('security_sink')
    .set({ failing_since: ctx.clock() })
    .where('name', '=', name)
    .where('failing_since', 'is', null)
    .execute()
