import { reasonSentence, type Why } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Actor, Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { makeStatements } from './make-statements.ts'

/**
 * Suspends signed certificates until they are reinstated. The public statement has only the reason from the list; the
 * issuer's words are kept for the certificate's parties.
 */
export const suspendChunk = (
  ctx: Context,
  actor: Actor,
  { ids, why }: { ids: readonly string[]; why: Why },
  alongside: Alongside,
): Promise<BulkResult> =>
  makeStatements(
    ctx,
    actor,
    {
      ids,
      statement: {
        act: 'suspend',
        action: 'suspended',
        reason: reasonSentence[why.reasonCode],
        facts: (now) => ({ suspended_at: now, suspended_reason: reasonText(why) }),
        isFinal: false,
      },
    },
    alongside,
  )

/** The reason from the list and the issuer's words, as one text. */
export const reasonText = ({ reasonCode, reason }: Why): string =>
  [reasonSentence[reasonCode], reason].filter(Boolean).join(' ')
