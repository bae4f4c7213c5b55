import type { BatchRequest } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { batchKind, type Chunk, type NoteEnded } from '../../../platform/acts/batch-kind.ts'
import { type BulkResult, refuseAll } from '../../../platform/acts/bulk.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { noteType } from '../list/certificate-counts.ts'
import { issuanceOf } from './add-certificates.ts'
import { createChunk, drawingRefusal } from './create-chunk.ts'
import { contentOf, forgetContent, keepRecipientContent } from './recipient-content.ts'
import { factsResolver, lostSince, type Refusal, type ResolvedFacts, refusalError } from './resolve-facts.ts'
import { countDrafts, withdrawChunk } from './withdraw.ts'

type CreateRequest = Extract<BatchRequest, { kind: 'create' }>

/**
 * Creates one pending certificate per student. The template and its version are fixed when the batch begins; each chunk asks
 * whether type and template are still there.
 */
export const createKind = batchKind<CreateRequest, ResolvedFacts>({
  subject: 'student',
  prepare: async (ctx, tx, actor, { certificate }) => {
    const answer = (await factsResolver(tx, actor, [certificate.certificateType]))(certificate)
    if ('refused' in answer) throw refused(answer.refused)
    const { facts } = answer
    const { issuerName } = await issuanceOf(tx, actor.organisationId, ctx.clock())
    const refusal = drawingRefusal({ ...facts, issuerName })
    if (refusal) throw refused(refusal)
    await noteType(tx, actor.organisationId, facts)
    return { settings: facts, title: facts.title }
  },
  begin: (tx, batch, { each }) => keepRecipientContent(tx, batch, each),
  act: createForChunk,
  undo: (ctx, chunk, alongside) =>
    withdrawChunk(ctx, chunk, { batchId: chunk.batchId, studentIds: chunk.ids }, alongside),
  countUndoable: countDrafts,
})

const refused = (refusal: Refusal) => refusalError(refusal, `certificate.${refusal.field}`)

async function createForChunk(
  ctx: Context,
  chunk: Chunk<ResolvedFacts>,
  noteEnded: NoteEnded,
): Promise<BulkResult> {
  const { accountId, organisationId, batchId, settings, ids } = chunk
  const now = ctx.clock()
  const facts = { ...settings, batchId }
  return withRetry(ctx.db, async (tx) => {
    const lost = await lostSince(tx, chunk, facts)
    if (lost) return refuseAll(ids, lost.why)
    const own = await contentOf(tx, { organisationId, batchId }, ids)
    let result: BulkResult = { done: [], failed: [] }
    await createChunk(
      ctx,
      tx,
      { accountId, organisationId, now },
      ids.map((userId) => ({ userId, facts: { ...facts, ...own.get(userId) } })),
      async ({ certificates, refused }) => {
        result = {
          done: certificates.map((certificate) => certificate.studentId!),
          failed: refused.map(({ index, why }) => ({ id: ids[index]!, why })),
        }
        // Skips items that another worker has completed in the meantime.
        const claimed = await noteEnded(tx, result)
        if (own.size > 0) await forgetContent(tx, { organisationId, batchId }, result.done)
        return certificates.filter((certificate) => claimed.has(certificate.studentId!))
      },
    )
    return result
  })
}
