import { timingSafeEqual } from 'node:crypto'
import { decodeKey, linkProof } from '@credenza/credential/seal'
import type { ShareLinkState } from '@credenza/schema'
import { sql } from 'kysely'
import { documentKeys } from '../../certificates/certificate/document-keys.ts'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { linkKey } from './link-key.ts'
import { linkState } from './link-state.ts'
import { findLink, linkNotFound } from './share-store.ts'

/** Whether a link still opens. Looking is not opening: previews and mail scanners do it all the time. */
export async function lookAtLink(
  ctx: Context,
  linkId: string,
): Promise<{ state: ShareLinkState; oneTime: boolean }> {
  const link = await findLink(ctx.db, linkId)
  return { state: linkState(link, ctx.clock()), oneTime: link.one_time }
}

/**
 * Opens a link and counts it, without a word about who did. Of two who open a one-time link at once, one does. A link's
 * id stands in logs and histories, so knowing it spends nothing: without the proof that somebody holds the link's key,
 * there is no such link. Throws not_found, and share_link_ended once it opens no more.
 */
export async function openLink(
  ctx: Context,
  linkId: string,
  proof: string,
): Promise<{ slug: string; wrappedKey: string }> {
  const now = ctx.clock()
  const link = await findLink(ctx.db, linkId)
  const key = linkKey(ctx.keys, link.id)
  if (!isSame(proof, linkProof(key, link.id))) throw linkNotFound()
  const certificate = await findCertificate(ctx.db, link.certificate_id)
  const documentKey = (await documentKeys(ctx, [certificate])).get(certificate.id)
  if (!documentKey) throw ended()
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
  const wrapped = sealDocumentSync(decodeKey(documentKey), key)
  return { slug: certificate.slug, wrappedKey: Buffer.from(wrapped).toString('base64url') }
}

/** The time it takes tells nothing of where two texts of one length differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const ended = () => refusal('share_link_ended')
