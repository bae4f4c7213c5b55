import { LEARNING_CREDENTIAL } from '@credenza/credential/sd-jwt'
import { publishCertificates } from '../../certificates/certificate/sealed/publish-certificates.ts'
import { learningMetadata, typeMetadata } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'
import { inParallel } from '../../platform/documents/in-parallel.ts'
import { served } from '../../platform/http/served.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'
import { finalSize } from '../../proof/log/anchored.ts'
import { deploymentDidDocument } from '../../proof/witness/deployment-did.ts'
import { noteProgress, readProgress } from './progress.ts'
import { publishLog } from './publish-log.ts'
import { publishOrganisation } from './publish-organisation.ts'
import { readChanges } from './read-changes.ts'

/** The most certificates and leaves that one round publishes, so that a backlog does not delay a revocation for long. */
const perRound = { certificates: 500, leaves: 5_000 }
const organisationsAtOnce = 8

/**
 * Publishes what has changed since the last round; with `all` also every organisation, before its standing grows old. Files
 * are published after those that they refer to: organisations, certificates, logs. It is safe to run twice, so a killed
 * round is simply run again. Returns whether more is waiting.
 */
export async function publishRound(
  ctx: Context,
  published: PublishedPlace,
  { all }: { all: boolean },
): Promise<boolean> {
  const place = published.name
  await published.put('.well-known/did.json', JSON.stringify(deploymentDidDocument(ctx)), served.deployment)
  await published.put('vct/certificate', JSON.stringify(typeMetadata(ctx)), served.walletMetadata)
  const learning = `type-metadata/${LEARNING_CREDENTIAL}`
  await published.put(learning, JSON.stringify(learningMetadata()), served.walletMetadata)
  const doneBefore = await readProgress(ctx, place, 'certificates')
  const changes = await readChanges(ctx, {
    from: await readProgress(ctx, place, 'changes'),
    most: perRound.leaves,
  })
  await inParallel(
    all ? await approvedOrganisations(ctx) : changes.organisations,
    organisationsAtOnce,
    (id) => publishOrganisation(ctx, published, id),
  )
  // A stolen key changes the evidence about everything it has signed, which may be any certificate.
  const from = changes.hasTheft ? 0 : doneBefore
  const until = Math.min(await finalSize(ctx.db), from + perRound.certificates)
  const fresh = await idsBetween(ctx, from, until)
  const changed = changes.certificates.filter((index) => index < from).map(String)
  await publishCertificates(ctx, [...fresh, ...changed])
  await noteProgress(ctx, place, 'certificates', Math.max(from, until))
  await noteProgress(ctx, place, 'changes', changes.until)
  await publishLog(ctx, published, 'statements')
  await publishLog(ctx, published, 'certificates')
  return changes.isMore || until === from + perRound.certificates
}

async function approvedOrganisations({ db }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('organisation')
    .select('id')
    .where('approved_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of the certificates with numbers from `from` up to, but not including, `until`. */
async function idsBetween({ db }: Context, from: number, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate_directory')
    .select('certificate_id')
    .where('log_index', '>=', String(from))
    .where('log_index', '<', String(until))
    .orderBy('log_index')
    .execute()
  return rows.map((row) => row.certificate_id)
}
