import type { Tx } from '../../../context.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { organisationOf } from '../../../platform/ids.ts'

/** Deletes the files about requests for these certificates. */
export async function forgetAttachments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  for (const [issuer, own] of Map.groupBy(certificateIds, (id) => organisationOf(id, 'cert') ?? ''))
    await tx
      .deleteFrom('review_attachment')
      .where('org_id', '=', issuer)
      .where('certificate_id', '=', anyOf(own))
      .execute()
}

/** Deletes the files about requests of a person whose documents are erased, including files that are just being added. */
export async function forgetAttachmentsAbout(tx: Tx, accountId: string): Promise<void> {
  const certificates = await tx
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', anyOf(await organisationsOf(tx, [accountId])))
    .where('account_id', '=', accountId)
    .execute()
  const ids = certificates.map(({ id }) => id)
  // Adding a file locks the request, so the next statement sees every file that was being added.
  await tx
    .selectFrom('review_request')
    .select('certificate_id')
    .where('certificate_id', '=', anyOf(ids))
    .orderBy('certificate_id')
    .orderBy('queue_id')
    .forUpdate()
    .execute()
  await forgetAttachments(tx, ids)
}
