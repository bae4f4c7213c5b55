import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { lockCertificate } from '../certificate/lock-certificates.ts'
import { waitingCorrection } from './correction-store.ts'
import { withdrawDraftWithin } from './withdraw-draft.ts'

/**
 * Deletes a correction that is not signed yet, and reopens the holder's request that it answered. Throws not_found if there is
 * no pending correction, and 'already_signed' if it is too late.
 */
export async function withdrawCorrection(ctx: Context, actor: Actor, id: string): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const corrected = await lockCertificate(tx, actor.organisationId, id)
    const correction = await waitingCorrection(tx, corrected)
    if (!correction) throw refusal('not_found.correction')
    if (!(await withdrawDraftWithin(ctx, tx, actor, correction.id))) throw refusal('already_signed')
  })
}
