import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withLease } from '../db/lease.ts'
import type { Log } from '../db/log.ts'
import { withRetry } from '../db/with-retry.ts'
import { runEvery } from '../run-every.ts'
import type { BackFill } from './back-fill.ts'
import { type NextStep, nextStepOf } from './next-step.ts'

type Filling = Pick<Context, 'db' | 'database'> & { log: Log }

const lookEveryMs = 5_000

/** Checks every few seconds whether a back-fill is due, and runs it in one process at a time (lease 'back-fill'). */
export const runBackFills = (
  ctx: Filling,
  backFills: readonly BackFill[],
  signal: AbortSignal,
): Promise<void> =>
  runEvery(lookEveryMs, { log: ctx.log, signal, text: 'A back-fill waits' }, async () => {
    for (const backFill of backFills) await fillIfDue(ctx, backFill, signal)
  })

/** Runs a back-fill if it is due. If the process is killed, the next one continues at the same place. */
export async function fillIfDue(ctx: Filling, backFill: BackFill, signal: AbortSignal): Promise<void> {
  if (!isDue(await nextStepOf(ctx.db, backFill))) return
  await withLease(
    ctx.database,
    'back-fill',
    async (lease) => {
      while (
        !lease.signal.aborted &&
        (await withRetry(ctx.db, (tx) => takeStep(tx, backFill, lease.confirm)))
      );
    },
    { signal },
  )
  const { next } = await nextStepOf(ctx.db, backFill)
  if (next === 'nothing') ctx.log.info({ backFill: backFill.name }, 'A back-fill is done')
}

const isDue = ({ next }: NextStep): boolean => next === 'begin' || next === 'go on'

/**
 * Fills one piece and stores the place, in one transaction that only the lease's holder can commit. Returns whether there is
 * more.
 */
async function takeStep(tx: Tx, backFill: BackFill, confirm: (tx: Tx) => Promise<void>): Promise<boolean> {
  const { name } = backFill
  await confirm(tx)
  const standing = await nextStepOf(tx, backFill)
  if (!isDue(standing)) return false
  const begins = standing.next === 'begin'
  if (begins) {
    const begun = { begun_at: sql<Date>`now()`, place: '', done_at: null }
    await tx
      .insertInto('back_fill')
      .values({ name, ...begun })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(begun))
      .execute()
  }
  const place = await backFill.fill(tx, standing.next === 'go on' ? standing.place : '')
  await tx
    .updateTable('back_fill')
    .set(place === undefined ? { done_at: sql<Date>`now()` } : { place })
    .where('name', '=', name)
    .execute()
  return place !== undefined
}
