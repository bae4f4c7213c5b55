import type { Context } from '../../../context.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { makeStatements } from './make-statements.ts'

/**
 * Replaces a signed certificate with its correction for good. `successor` is already signed; `credentialId` is its credential's
 * id, for the public statement.
 */
export const supersedeCertificate = (
  ctx: Context,
  actor: Actor,
  { id, successor }: { id: string; successor: { id: string; credentialId: string } },
  alongside: Alongside,
): Promise<BulkResult> =>
  makeStatements(
    ctx,
    actor,
    {
      ids: [id],
      statement: {
        act: 'supersede',
        action: 'superseded',
        successorId: successor.credentialId,
        facts: () => ({ successor_id: successor.id }),
        isFinal: true,
      },
    },
    alongside,
  )
