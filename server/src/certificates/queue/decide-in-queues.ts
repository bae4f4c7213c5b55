import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { forgetAssignments } from './assignment/unassign.ts'
import { forgetAttachments } from './attachment/forget-attachments.ts'
import { forgetNotes } from './note/forget-notes.ts'
import { queuesAmong, tellReaders } from './tell-readers.ts'

/** Writes the decision into every queue that shows the certificates. */
export async function decideInQueues(
  tx: Tx,
  certificateIds: readonly string[],
  state: 'verified' | 'declined',
): Promise<void> {
  const decided = await tx
    .updateTable('review_request')
    .set({ state })
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('queue_id')
    .execute()
  await tellReaders(tx, queuesAmong(decided))
}

/** Removes certificates that no longer exist from every queue, with verifiers' notes and issuers' files about them. */
export async function removeFromQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const removed = await tx
    .deleteFrom('review_request')
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('queue_id')
    .execute()
  await tellReaders(tx, queuesAmong(removed))
  await forgetAssignments(tx, certificateIds)
  await forgetNotes(tx, certificateIds)
  await forgetAttachments(tx, certificateIds)
}
