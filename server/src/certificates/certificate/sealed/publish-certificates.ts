import type { Context } from '../../../context.ts'
import { inParallel } from '../../../platform/documents/in-parallel.ts'
import { served } from '../../../platform/http/served.ts'
import type { PublishedPlace } from '../../../platform/publication/published-place.ts'
import { readAnchor } from '../../../proof/log/read-anchor.ts'
import type { Certificate } from '../certificate.ts'
import { evidenceBody, evidenceOf, readDocument } from '../evidence.ts'
import { findCertificate } from '../find-certificates.ts'

const atOnce = 8

/**
 * Publishes the files about these certificates (ids or numbers) as the database has them: the sealed document, what the chain
 * recorded, and last the evidence, which names both. Waits until the document is stored and its anchor is final. Removes the
 * files of an erased document. Running it twice is safe.
 */
export async function publishCertificates(ctx: Context, names: readonly string[]): Promise<void> {
  const { published } = ctx
  if (!published) return
  const anchors = new Map<number, Promise<void>>()
  const anchor = (size: number) => {
    const done = anchors.get(size) ?? publishAnchor(ctx, published, size)
    anchors.set(size, done)
    return done
  }
  await inParallel(names, atOnce, async (name) =>
    publishOne(ctx, published, await findCertificate(ctx.db, name), anchor),
  )
}

async function publishOne(
  ctx: Context,
  published: PublishedPlace,
  certificate: Certificate,
  publishAnchorOf: (size: number) => Promise<void>,
): Promise<void> {
  const evidence = await evidenceOf(ctx, certificate)
  const { cid, erased, log, anchor } = evidence
  const named = await namesOf(ctx, certificate)
  if (erased && named) await published.remove(blockPath(named.cid))
  if (!log || !anchor?.final || !named || (!erased && cid === null)) return
  if (cid !== null) await publishBlock(ctx, published, cid)
  await publishAnchorOf(log.size)
  const body = evidenceBody(evidence)
  for (const name of [certificate.slug, named.credential_id])
    await published.put(`api/evidence/${name}`, body, served.evidence)
  // Erased in the meantime, so remove what was written.
  if (!erased && (await readDocument(ctx, certificate)).erased)
    await publishOne(ctx, published, certificate, publishAnchorOf)
}

const blockPath = (cid: string) => `ipfs/${cid}`

const namesOf = (ctx: Context, { organisationId, id }: Certificate) =>
  ctx.db
    .selectFrom('certificate_document')
    .select(['credential_id', 'cid'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', id)
    .executeTakeFirst()

async function publishBlock(ctx: Context, published: PublishedPlace, cid: string): Promise<void> {
  if (await published.has(blockPath(cid))) return
  const block = await ctx.blocks.get(cid)
  if (block) await published.put(blockPath(cid), block, served.document)
}

/** Overwrites an existing file, since after a restore the log may grow differently than before. */
async function publishAnchor(ctx: Context, published: PublishedPlace, size: number): Promise<void> {
  const anchor = await readAnchor(ctx, size)
  if (anchor.recorded)
    await published.put(`log/certificates/anchor/${size}`, JSON.stringify(anchor), served.finalAnchor)
}
