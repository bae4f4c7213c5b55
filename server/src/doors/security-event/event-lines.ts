import type { Context } from '../../context.ts'
import { positionBefore, readEvents } from './feed.ts'

const perRead = 1_000

type Start = { after: number } | { since: Date }

/** Parses the arguments of `credenza events`. Throws an error that says what is wrong. */
export function readStart(option: string | undefined, given = ''): Start {
  if (option === undefined) return { after: 0 }
  const since = new Date(given)
  if (option === '--since' && !Number.isNaN(since.getTime())) return { since }
  if (option === '--after' && /^\d{1,15}$/.test(given)) return { after: Number(given) }
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
