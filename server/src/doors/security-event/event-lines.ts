import type { Context } from '../../context.ts'
import { readTypedTime } from '../../platform/typed-time.ts'
import { positionBefore, readEvents } from './feed.ts'

const perRead = 1_000

type Start = { after: number } | { since: Date }

/** Parses the options of `credenza events`. Throws an error that says what is wrong. */
export function readStart({ since, after }: { since?: string; after?: string }, now: Date): Start {
  if (since === undefined && after === undefined) return { after: 0 }
  const time = since === undefined ? undefined : readTypedTime(since, now)
  if (time && after === undefined) return { since: time }
  if (since === undefined && /^\d{1,15}$/.test(after!)) return { after: Number(after) }
  throw new Error('Usage: credenza events --since 2026-11-22, or: credenza events --after 1200')
}

/** Yields events as JSON lines, oldest first, after a position or since a time. */
export async function* eventLines(ctx: Context, from: Start): AsyncIterable<string> {
  let after = 'after' in from ? from.after : await positionBefore(ctx.db, from.since)
  for (;;) {
    const events = await readEvents(ctx, { after, limit: perRead })
    const last = events.at(-1)
    if (!last) return
    yield events.map((event) => `${JSON.stringify(event)}\n`).join('')
    after = last.event.sequence
  }
}
