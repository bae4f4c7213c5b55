import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Deletes the files beside requests about certificates that no longer exist. */
export async function forgetAttachments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('review_attachment').where('certificate_id', '=', anyOf(certificateIds)).execute()
}

/** Deletes the files beside requests about a person whose documents are erased. */
export async function forgetAttachmentsAbout(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('review_attachment')
    .where('certificate_id', 'in', (q) =>
      q.selectFrom('certificate').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
