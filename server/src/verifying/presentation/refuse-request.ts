import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { noteRefusal } from './keep-answer.ts'
import { requireOpenRequest } from './read-request.ts'

/** Records that the holder declines, which the asker sees. Throws not_found, and presentation_ended. */
export async function refuseRequest(ctx: Context, code: string): Promise<void> {
  const request = await requireOpenRequest(ctx, code)
  await withRetry(ctx.db, (tx) => noteRefusal(ctx, tx, request))
}
