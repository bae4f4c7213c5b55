import { decodeKey, linkProof } from '@credenza/credential/seal'
import type { AskedFact, OpenedShare, ShareLinkState } from '@credenza/schema'
import { sql } from 'kysely'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import { documentKeys } from '../../certificates/certificate/sealed/document-keys.ts'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'
import { isSameText } from '../../platform/same-text.ts'
import { linkKey } from './link-key.ts'
import { linkState } from './link-state.ts'
import { findLink, linkNotFound } from './share-store.ts'
import { shownPart } from './shown-part.ts'
import type { ShareLinkRow } from './tables.ts'

/** Whether a link still opens. Does not count as opening, because previews and mail scanners look at links all the time. */
export async function lookAtLink(
  ctx: Context,
  linkId: string,
): Promise<{ state: ShareLinkState; oneTime: boolean }> {
  const link = await findLink(ctx.db, linkId)
  return { state: linkState(link, ctx.clock()), oneTime: link.one_time }
}

/**
 * Opens a link and counts it, without recording who did. If two people open a one-time link at once, one succeeds. A link's id
 * gets into logs and histories, and must not be enough to use it up: without proof of the link's key, throws not_found. Throws
 * share_link_ended once it no longer opens, and for a part the reason if its certificate cannot be delivered.
 */
export async function openLink(ctx: Context, linkId: string, proof: string): Promise<OpenedShare> {
  const link = await findLink(ctx.db, linkId)
  const key = linkKey(ctx.keys, link.id)
  if (!isSameText(proof, linkProof(key, link.id))) throw linkNotFound()
  const behind = link.shown ? await partBehind(ctx, link, key, link.shown) : await wholeBehind(ctx, link, key)
  await countOpening(ctx, link)
  return behind
}

async function wholeBehind(ctx: Context, link: ShareLinkRow, key: Uint8Array): Promise<OpenedShare> {
  const certificate = await findCertificate(ctx.db, link.certificate_id)
  const documentKey = (await documentKeys(ctx, [certificate])).get(certificate.id)
  if (!documentKey) throw ended()
  return { slug: certificate.slug, wrappedKey: sealed(decodeKey(documentKey), key) }
}

async function partBehind(
  ctx: Context,
  link: ShareLinkRow,
  key: Uint8Array,
  shown: readonly AskedFact[],
): Promise<OpenedShare> {
  if (linkState(link, ctx.clock()) !== 'open') throw ended()
  const part = await unlessMissing(shownPart(ctx, link, shown))
  if (part === undefined) throw ended()
  return { sealedPart: sealed(new TextEncoder().encode(part), key) }
}

async function countOpening(ctx: Context, link: ShareLinkRow): Promise<void> {
  const now = ctx.clock()
  const opened = await withRetry(ctx.db, (tx) =>
    tx
      .updateTable('share_link')
      .set({ opened: sql<number>`opened + 1`, last_opened_at: now })
      .where('org_id', '=', link.org_id)
      .where('id', '=', link.id)
      .where('revoked_at', 'is', null)
      .where((q) => q.or([q('expires_at', 'is', null), q('expires_at', '>', now)]))
      .where((q) => q.or([q('one_time', '=', false), q('opened', '=', 0)]))
      .returning('id')
      .executeTakeFirst(),
  )
  if (!opened) throw ended()
}

const sealed = (bytes: Uint8Array, key: Uint8Array): string =>
  Buffer.from(sealDocumentSync(bytes, key)).toString('base64url')

const ended = () => refusal('share_link_ended')
