import type { BatchRequest } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../context.ts'
import { type BatchKind, batchKind, type Chunk, type NoteEnded } from '../../platform/acts/batch-kind.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { undrawableCertificate } from '../../platform/rendering/drawable.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { categoriesByName } from '../category/require-category.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { addCertificates } from '../certificate/draft/add-certificates.ts'
import { lockCertificates } from '../certificate/lock-certificates.ts'
import { contentOf } from './corrected-fields.ts'
import { newVersionOf } from './new-version.ts'
import { requireCorrectable } from './require-correctable.ts'

type ReissueRequest = Extract<BatchRequest, { kind: 'reissue' }>

/**
 * Reissues what a stolen key signed or accepted: a pending certificate with the same content, to be signed like any other. Once
 * it has the old one's state (signed or accepted), it replaces it, like a correction. Its type must still be there, as for
 * anything that is created.
 */
const reissueKind = batchKind<ReissueRequest, null>({
  subject: 'certificate',
  asks: 'supersede',
  prepare: async () => ({ settings: null }),
  act: reissueChunk,
})

async function reissueChunk(ctx: Context, chunk: Chunk<null>, noteEnded: NoteEnded): Promise<BulkResult> {
  const { accountId, organisationId, batchId, ids } = chunk
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const certificates = await lockCertificates(tx, organisationId, ids)
    const result = await sortOut(tx, chunk, certificates)
    // Comes first, to skip what another worker has completed in the meantime.
    const claimed = await noteEnded(tx, result)
    const done = new Set(result.done.filter((id) => claimed.has(id)))
    const made = await addCertificates(
      tx,
      { organisationId, now },
      certificates
        .filter(({ id }) => done.has(id))
        .map((certificate) => ({
          ...newVersionOf(certificate, contentOf(certificate)),
          batchId,
        })),
    )
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      made.map(({ id, predecessorId }) => ({
        actor: accountId,
        action: 'certificate.created',
        subject: id,
        detail: { corrects: predecessorId! },
      })),
    )
    return result
  })
}

/** Which of them can be reissued, and why others cannot. */
async function sortOut(
  tx: Tx,
  { ids, ...reach }: Pick<Chunk<null>, 'ids'> & Reach,
  certificates: readonly Certificate[],
): Promise<BulkResult> {
  const listed = await listedOf(tx, reach.organisationId, ids)
  const types = await categoriesByName(tx, reach, [
    ...new Set(certificates.map(({ categoryName }) => categoryName)),
  ])
  const found = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const result: BulkResult = { done: [], failed: [] }
  for (const id of ids) {
    const certificate = found.get(id)
    const flaw = certificate && undrawableCertificate(certificate)
    if (!certificate) result.failed.push({ id, why: sentence('not_found.certificate') })
    else if (!listed.has(id)) result.failed.push({ id, why: sentence('invalid.not_to_reissue') })
    else if (!types.has(certificate.categoryName))
      result.failed.push({ id, why: sentence('invalid.certificate_type') })
    else if (flaw) result.failed.push({ id, why: flaw })
    else {
      const refusal = await refusalOf(tx, certificate)
      if (refusal) result.failed.push({ id, why: refusal.sentence })
      else result.done.push(id)
    }
  }
  return result
}

async function refusalOf(tx: Tx, certificate: Certificate): Promise<ApiError | undefined> {
  try {
    await requireCorrectable(tx, certificate)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

async function listedOf(tx: Tx, organisationId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('certificate_to_reissue')
    .select('certificate_id')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(ids))
    .execute()
  return new Set(rows.map((row) => row.certificate_id))
}

export const correctionKinds = { reissue: reissueKind } satisfies Partial<
  Record<BatchRequest['kind'], BatchKind>
>
