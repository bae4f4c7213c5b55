import type { Tx } from '../../../context.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Deletes the files beside requests about certificates that no longer exist. */
export async function forgetAttachments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('review_attachment').where('certificate_id', '=', anyOf(certificateIds)).execute()
}

/** Deletes the files beside requests about a person whose documents are erased, also those that are just being added. */
export async function forgetAttachmentsAbout(tx: Tx, accountId: string): Promise<void> {
  const certificates = await tx
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', anyOf(await organisationsOf(tx, [accountId])))
    .where('account_id', '=', accountId)
    .execute()
  const about = anyOf(certificates.map(({ id }) => id))
  // Adding a file locks the request, so the next statement sees every file that was being added.
  await tx
    .selectFrom('review_request')
    .select('certificate_id')
    .where('certificate_id', '=', about)
    .orderBy('certificate_id')
    .orderBy('queue_id')
    .forUpdate()
    .execute()
  await tx.deleteFrom('review_attachment').where('certificate_id', '=', about).execute()
}
