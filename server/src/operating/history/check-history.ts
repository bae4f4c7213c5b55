import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { faultOf } from '../../platform/fault-of.ts'
import type { Steps } from '../../platform/steps.ts'
import { forgetOtherParts, noteOutcome } from '../../proof/doubt/doubts.ts'
import { nobody, type Outcome } from '../../proof/doubt/outcome.ts'
import { historyParts, type Part } from './parts.ts'
import { keepPosition, readPosition } from './position.ts'

/**
 * Checks the whole history, part by part, and stores what it finds. After an interruption, continues after the last finished
 * part. Yields between slices. It is safe to run twice: it only reads, and each outcome replaces the previous one.
 */
export async function* checkHistory(ctx: Context): Steps<void> {
  const position = (await readPosition(ctx)) ?? { startedAt: ctx.clock(), doneUntil: finished }
  const startedAt = position.doneUntil === finished ? ctx.clock() : position.startedAt
  const parts = await historyParts(ctx, { onChain: 'newest' })
  const done = parts.findIndex(({ name }) => name === position.doneUntil)
  for (const part of parts.slice(done + 1)) {
    if (!part.onlyOnRequest) await noteOutcome(ctx, part.name, yield* outcomeOf(ctx, part))
    await keepPosition(ctx, { startedAt, doneUntil: part.name })
    yield
  }
  await forgetOtherParts(
    ctx,
    parts.map(({ name }) => name),
  )
  await keepPosition(ctx, { startedAt, doneUntil: finished })
}

/** The empty text is the name of no part. */
const finished = ''

async function* outcomeOf(ctx: Context, part: Part): Steps<Outcome> {
  try {
    return yield* part.check()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    ctx.log.error({ part: part.name, fault: faultOf(error) }, 'A part of the history could not be checked')
    return { ok: false, text: 'could not be checked', concerns: nobody }
  }
}
