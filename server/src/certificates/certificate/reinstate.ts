import type { Context } from '../../context.ts'
import type { Actor, Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { makeStatements } from './make-statements.ts'

/** Lifts the suspension of certificates; the statements about both stay. */
export const reinstateChunk = (
  ctx: Context,
  actor: Actor,
  { ids }: { ids: readonly string[] },
  alongside: Alongside,
): Promise<BulkResult> =>
  makeStatements(
    ctx,
    actor,
    {
      ids,
      statement: {
        act: 'reinstate',
        action: 'reinstated',
        facts: () => ({ suspended_at: null, suspended_reason: null }),
        isFinal: false,
      },
    },
    alongside,
  )
