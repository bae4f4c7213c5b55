import type { Context } from '../context.ts'
import { type Alongside, type BulkResult, nothingElse } from './bulk.ts'
import { makeStatements } from './make-statements.ts'

/** Lifts the suspension of certificates; the statements about both stay. */
export const reinstateCertificates = (
  ctx: Context,
  actor: { accountId: string; organisationId: string },
  { ids }: { ids: readonly string[] },
  alongside: Alongside = nothingElse,
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
