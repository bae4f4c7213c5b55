import { forgetDocuments } from '../../certificates/certificate/sealed/forget-documents.ts'
import { publishCertificates } from '../../certificates/certificate/sealed/publish-certificates.ts'
import { forgetInExports } from '../../certificates/export/pieces.ts'
import { forgetAttachmentsAbout } from '../../certificates/queue/attachment/forget-attachments.ts'
import { forgetNotesAbout } from '../../certificates/queue/note/forget-notes.ts'
import type { Context, Tx } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { blockNewHolds } from '../../platform/retention/hold.ts'
import { appendAudit, platformTrail, recordTenantState } from '../../proof/audit/append.ts'
import { forgetBadges } from '../kept-badge/remove-badge.ts'
import { forgetLinks } from '../share/revoke-link.ts'
import { forgetUploads } from '../upload/forget-uploads.ts'
import { findHoldOver } from './find-hold-over.ts'
import { markErasures } from './markers.ts'

export const deleteBlocks = defineQueue<{ cids: string[]; certificateIds?: string[] }>('delete-blocks')

/** An administrator erases a student's documents. A second one may have to approve. Throws as `eraseAs`. */
export async function eraseDocuments(ctx: Context, admin: Caller, accountId: string): Promise<void> {
  const act = async (tx: Tx) => {
    // Before the trail, in which a second administrator is noted: setting a hold locks both in this order.
    await blockNewHolds(tx)
    return { act: 'person.erase-documents', subject: accountId } as const
  }
  await withSecondAdmin(ctx, admin, act, (tx) => eraseAs(ctx, tx, admin.accountId, accountId))
}

/**
 * Erases a student's documents; the account stays. `actor` is an administrator, or 'system' after a restore. Throws not_found
 * for anybody but a student, and 'held' while a hold is in force over them.
 */
export async function eraseAs(ctx: Context, tx: Tx, actor: string, accountId: string): Promise<void> {
  const now = ctx.clock()
  const person = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'student')
    .executeTakeFirst()
  if (!person) throw refusal('not_found.student')
  await blockNewHolds(tx)
  if (await findHoldOver(tx, accountId, now)) throw refusal('held')
  const { documents, changed, links } = await eraseDocumentsOf(ctx, tx, accountId, now)
  await recordTenantState(ctx, tx, now, changed)
  await appendAudit(ctx, tx, platformTrail, now, [
    { actor, action: 'person.documents-erased', subject: accountId, changed: links, detail: { documents } },
  ])
  await ctx.jobs.enqueue(tx, markErasures, { accountId, of: 'documents', at: now.toISOString() })
}

/**
 * Erases a person's documents for good: the key that seals all of them, their blocks in the document store, their copies in
 * exports, the person's uploads, their badges from other issuers, and the links to them. Returns the number of documents and
 * what the trails have to record: the issuers' part, and the links, which belong to the platform. Copies of blocks elsewhere
 * stay sealed. The log keeps its digests, which say nothing about the person.
 */
export async function eraseDocumentsOf(
  ctx: Context,
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<{ documents: number; changed: string[]; links: string[] }> {
  const erased = await forgetDocuments(tx, accountId)
  const certificates = erased.map((row) => row.certificate_id)
  const uploaded = await forgetUploads(tx, accountId)
  await forgetInExports(tx, [...certificates, ...uploaded])
  await forgetBadges(tx, accountId)
  // First, because it locks the requests: notes that are being added are seen too.
  await forgetAttachmentsAbout(tx, accountId)
  await forgetNotesAbout(tx, accountId)
  const links = await forgetLinks(tx, accountId, now)
  await ctx.jobs.enqueue(tx, deleteBlocks, {
    cids: erased.map((row) => row.cid),
    certificateIds: certificates,
  })
  return { documents: erased.length, changed: [...new Set([...certificates, ...uploaded])], links }
}

/** Running it twice is safe: deleting a missing block is not an error. Jobs of an earlier release name no certificates. */
export async function runDeleteBlocks(
  ctx: Context,
  { cids, certificateIds = [] }: { cids: string[]; certificateIds?: string[] },
): Promise<void> {
  await ctx.blocks.delete(cids)
  await publishCertificates(ctx, certificateIds)
}
