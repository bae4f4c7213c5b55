import type { HealthPart } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { allDoubts } from '../../history/doubts.ts'
import { nobody } from '../../history/parts.ts'
import { readPosition } from '../../history/position.ts'
import { counted, moment } from './words.ts'

/** What the server's own look at its history found, and what an administrator does about it. */
export async function historyHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const [doubts, position] = await Promise.all([allDoubts(ctx.db), readPosition(ctx)])
  const facts = [
    { label: 'Last look began', value: moment(position?.startedAt ?? null) },
    ...doubts.map(({ part, text, since }) => ({ label: part, value: `${text} (${moment(since)})` })),
  ]
  if (doubts.length === 0)
    return { state: 'ok', summary: 'The history is as it was written, as far as it was looked at.', facts }
  const isVerdict = doubts.some(({ concerns }) => concerns !== nobody)
  const fit = doubts.length === 1 ? 'fits' : 'fit'
  const summary =
    `${counted(doubts.length, 'part')} of the history no longer ${fit}. ` +
    'Run npm run audit, and restore a backup that it finds intact.'
  return { state: isVerdict ? 'down' : 'attention', summary, facts }
}
