import type { Why } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Actor, Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { makeStatements } from './make-statements.ts'
import { reasonText } from './suspend.ts'

/** Revokes signed certificates for good. The reason is public: everybody who checks the certificate reads it. */
export const revokeChunk = (
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
        act: 'revoke',
        action: 'revoked',
        reason: reasonText(why),
        facts: (now) => ({ revoked_at: now, revoked_reason: reasonText(why) }),
        isFinal: true,
      },
    },
    alongside,
  )
