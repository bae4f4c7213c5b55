import { publishStatusList } from '../../certificates/status/publish-list.ts'
import { readStanding } from '../../certificates/status/read-standing.ts'
import type { Context } from '../../context.ts'
import { organisationDidDocument, organisationRecord } from '../../people/organisation/public-record.ts'
import { served } from '../../platform/http/served.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'

/**
 * Publishes an organisation: its status lists, signed again when they have changed or are about to expire; then its DID document
 * and record; last its standing, which says when all of that was true.
 */
export async function publishOrganisation(
  ctx: Context,
  published: PublishedPlace,
  organisationId: string,
): Promise<void> {
  const asOf = ctx.clock()
  const folder = `issuers/${organisationId}`
  const lists = await ctx.db
    .selectFrom('status_list')
    .select('list')
    .where('org_id', '=', organisationId)
    .execute()
  for (const { list } of lists) {
    const credential = await publishStatusList(ctx, organisationId, list)
    await published.put(`${folder}/status/revocation/${list}`, credential, served.statusList)
  }
  const didDocument = await organisationDidDocument(ctx, organisationId)
  const record = await organisationRecord(ctx, organisationId)
  await published.put(`${folder}/did.json`, JSON.stringify(didDocument), served.didDocument)
  await published.put(`${folder}/record`, JSON.stringify(record), served.record)
  const standing = await readStanding({ ...ctx, clock: () => asOf }, organisationId)
  await published.put(`${folder}/standing`, standing, served.record)
}
