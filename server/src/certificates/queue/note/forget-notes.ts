import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Deletes every verifier's notes about certificates that no longer exist. */
export async function forgetNotes(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('review_note').where('certificate_id', '=', anyOf(certificateIds)).execute()
}

/** Deletes every verifier's notes about the certificates of a person whose documents are erased. */
export async function forgetNotesAbout(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('review_note')
    .where('certificate_id', 'in', (q) =>
      q.selectFrom('certificate').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
