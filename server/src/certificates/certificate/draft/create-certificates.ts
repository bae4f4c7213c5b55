import type { NewCertificate } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { formRefusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { createChunk, type NewRecord } from './create-chunk.ts'
import { factsResolver, type Refusal } from './resolve-facts.ts'

/** One record of a call: which student gets a certificate, and what it says. */
export type WantedRecord = Pick<NewCertificate, 'certificateType' | 'title' | 'date'> &
  Partial<NewCertificate> & { userId: string }

export interface CreatedCertificate {
  _id: string
  slug: string
  userId: string
}

/**
 * Creates one pending certificate per record in one transaction: all of them or none. `nameOf` returns the name that the call
 * uses for a field of a record. Throws with every wrong field: 'invalid' when a student, a certificate type or a template does
 * not belong to the issuer, and missing_glyph for a name or another text that cannot be drawn.
 */
export async function createCertificates(
  ctx: Context,
  owner: Reach & { accountId: string },
  {
    records,
    nameOf,
  }: { records: readonly WantedRecord[]; nameOf: (index: number, field: Refusal['field']) => string },
  idempotency: IdempotencyKey | undefined,
): Promise<CreatedCertificate[]> {
  const { accountId, organisationId } = owner
  const now = ctx.clock()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const factsOf = await factsResolver(tx, owner, [
        ...new Set(records.map(({ certificateType }) => certificateType)),
      ])
      const fields: Record<string, Refusal['why']> = {}
      const refuse = (index: number, { field, why }: Refusal) => {
        fields[nameOf(index, field)] ??= why
      }
      const resolved = records.flatMap((record, index): (NewRecord & { index: number })[] => {
        const { userId, ...wanted } = record
        const answer = factsOf({ validUntil: '', templateId: '', details: {}, courses: [], ...wanted })
        if ('facts' in answer) return [{ index, userId, facts: answer.facts }]
        refuse(index, answer.refused)
        return []
      })
      const certificates = await createChunk(
        ctx,
        tx,
        { accountId, organisationId, now },
        resolved,
        ({ certificates, refused }) => {
          for (const one of refused) refuse(resolved[one.index]!.index, one)
          const refusal = formRefusal(fields)
          if (refusal) throw refusal
          return certificates
        },
      )
      return certificates.map(({ id, slug, studentId }) => ({ _id: id, slug, userId: studentId! }))
    }),
  )
}
