import type { Readable } from 'node:stream'
import type { DocumentLanguage } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { zipStream } from '../../../platform/zip-stream.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { personalFiles } from './personal-files.ts'

/** Gives a student everything that we store about them: a ZIP, assembled while it is read and stored nowhere. */
export async function exportPersonalData(
  ctx: Context,
  caller: Caller,
  language: DocumentLanguage,
): Promise<Readable> {
  const now = ctx.clock()
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, platformTrail, now, [
      { actor: caller.accountId, action: 'person.data-exported', subject: caller.accountId },
    ]),
  )
  return zipStream(personalFiles(ctx, caller, language), now)
}
