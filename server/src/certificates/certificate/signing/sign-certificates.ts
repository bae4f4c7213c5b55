import { batchPermission, batchScope } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { requireFreshIfAny } from '../../../people/account/second-factor/require-fresh.ts'
import { reachOfCall, WorkStopped } from '../../../people/department/reach-of-work.ts'
import { type Actor, type Alongside, type BulkResult, refuseAll } from '../../../platform/acts/bulk.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { undrawableCertificate } from '../../../platform/rendering/drawable.ts'
import { inChunksWhile, type ReachNow } from '../../reach/act-within.ts'
import type { Certificate } from '../certificate.ts'
import { transitionOf } from '../certificate-state.ts'
import { findCertificates } from '../find-certificates.ts'
import { requireSignature, type Signatory } from './require-signature.ts'
import { signDrafts } from './sign-drafts.ts'

/**
 * The issuer's act of signing (readings R3): checks that the pasted digital signature and public key are the caller's
 * organisation's own, then builds, signs, checks and seals each draft. Already signed certificates count as done, so a repeated
 * call is harmless. What is left is refused once the caller may not sign any more. Throws as `requireSignature`.
 */
export async function signCertificates(
  ctx: Context,
  caller: Signatory & Reach,
  input: { certificateIds: readonly string[]; publicKey: string; digitalSignature: string },
): Promise<BulkResult> {
  await requireSignature(ctx, caller, input)
  const { accountId } = caller
  const reachNow = whileSignatory(ctx, caller)
  return inChunksWhile(ctx, { ids: input.certificateIds, reachNow }, ({ organisationId, ids }, alongside) =>
    signChunk(ctx, { accountId, organisationId, ids }, alongside),
  )
}

/** A second factor that was shown recently enough for the call is so for all of it, however long that takes. */
function whileSignatory(ctx: Context, caller: Signatory & Reach): ReachNow {
  const begun = ctx.clock()
  const call = { ...caller, permission: batchPermission.sign, scope: batchScope('sign') }
  return async (db) => {
    const reach = await reachOfCall(db, call, ctx.clock())
    await requireFreshIfAny({ db, clock: () => begun }, caller).catch((error) => {
      throw error instanceof ApiError ? new WorkStopped(error.sentence) : error
    })
    return reach
  }
}

/**
 * Signs up to a chunk of certificates for an organisation whose digital signature was checked. `alongside` runs in the
 * transaction that stores the documents. Already signed certificates count as done. Uploads are signed only by a call that
 * brings the letter of authority, with the origin 'user'.
 */
export async function signChunk(
  ctx: Context,
  { ids, origin = 'issuer', ...actor }: Actor & { ids: readonly string[]; origin?: Certificate['origin'] },
  alongside: Alongside,
): Promise<BulkResult> {
  const certificates = (await findCertificates(ctx.db, ids)).filter(
    (certificate) => certificate.organisationId === actor.organisationId,
  )
  const known = new Set(certificates.map((certificate) => certificate.id))
  const result: BulkResult = { done: [], failed: [] }
  for (const id of ids) if (!known.has(id)) result.failed.push({ id, why: sentence('not_found.certificate') })

  const drafts: Certificate[] = []
  for (const certificate of certificates) {
    const outcome = transitionOf(certificate, 'sign')
    if ('to' in outcome && certificate.origin === 'user' && origin !== 'user')
      result.failed.push({ id: certificate.id, why: sentence('letter_required') })
    else if ('to' in outcome) {
      const flaw = undrawableCertificate(certificate)
      if (flaw) result.failed.push({ id: certificate.id, why: flaw })
      else drafts.push(certificate)
    } else if (outcome.refused === 'already_signed') result.done.push(certificate.id)
    else result.failed.push({ id: certificate.id, why: sentence(outcome.refused) })
  }
  if (drafts.length === 0) return result

  const { signed, refused } = await signDrafts(ctx, actor, drafts, alongside)
  result.done.push(...signed)
  result.failed.push(...refused)
  // Tries again those left over: somebody else signed or declined them in between, or their holder was erased.
  const settled = new Set([...signed, ...refused.map(({ id }) => id)])
  const lost = drafts.map((certificate) => certificate.id).filter((id) => !settled.has(id))
  if (lost.length === 0) return result
  const rest = await signChunk(ctx, { ...actor, ids: lost, origin }, alongside).catch((error) => {
    // Those signed above stay signed.
    if (error instanceof WorkStopped) return refuseAll(lost, error.sentence)
    throw error
  })
  return { done: [...result.done, ...rest.done], failed: [...result.failed, ...rest.failed] }
}
