import { listsCertificates } from '../../certificates/status/list-statuses.ts'
import { publishStatusList } from '../../certificates/status/publish-list.ts'
import { publishStatusList2021 } from '../../certificates/status/publish-list-2021.ts'
import { publishTokenList } from '../../certificates/status/publish-token-list.ts'
import { readStanding } from '../../certificates/status/read-standing.ts'
import type { Context } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import {
  jwtIssuerMetadata,
  organisationDidDocument,
  organisationRecord,
} from '../../people/organisation/public/public-record.ts'
import { walletKeyIfUsed } from '../../people/organisation/wallet-key.ts'
import { served } from '../../platform/http/served.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'

/**
 * Publishes an organisation: first its status lists, which are signed again if they changed or expire soon; then its DID
 * document and record; last its standing, which says when all of this was true.
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
  const ofCertificates = listsCertificates(await findOrganisation(ctx.db, organisationId)) ? lists : []
  if (await walletKeyIfUsed(ctx, organisationId))
    await publishForWallets(ctx, published, organisationId, ofCertificates)
  await publishForBlockcerts(ctx, published, organisationId, ofCertificates)
  const didDocument = await organisationDidDocument(ctx, organisationId)
  const record = await organisationRecord(ctx, organisationId)
  await published.put(`${folder}/did.json`, JSON.stringify(didDocument), served.didDocument)
  await published.put(`${folder}/record`, JSON.stringify(record), served.record)
  const standing = await readStanding({ ...ctx, clock: () => asOf }, organisationId)
  await published.put(`${folder}/standing`, standing, served.record)
}

async function publishForWallets(
  ctx: Context,
  published: PublishedPlace,
  organisationId: string,
  lists: readonly { list: number }[],
): Promise<void> {
  for (const { list } of lists)
    await unlessAway(async () => {
      const token = await publishTokenList(ctx, organisationId, list)
      await published.put(`issuers/${organisationId}/status/token/${list}`, token, served.tokenList)
    })
  const metadata = JSON.stringify(await jwtIssuerMetadata(ctx, organisationId))
  await published.put(`.well-known/jwt-vc-issuer/issuers/${organisationId}`, metadata, served.walletMetadata)
}

async function publishForBlockcerts(
  ctx: Context,
  published: PublishedPlace,
  organisationId: string,
  lists: readonly { list: number }[],
): Promise<void> {
  for (const { list } of lists)
    for (const purpose of ['revocation', 'suspension'] as const)
      await unlessAway(async () => {
        const credential = await publishStatusList2021(ctx, organisationId, purpose, list)
        const place = `issuers/${organisationId}/status/2021/${purpose}/${list}`
        await published.put(place, credential, served.statusList)
      })
}

/** While a key store cannot be reached, leaves the copies that were published before. Each says how long it is valid. */
async function unlessAway(publish: () => Promise<void>): Promise<void> {
  try {
    await publish()
  } catch (error) {
    if (!(error instanceof KeyStoreFailed)) throw error
  }
}
