import {
  type askCorrectionRequest,
  type CorrectedField,
  type CorrectionRequest,
  correctRequest,
  dayMs,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { z } from 'zod'
import type { Context, Tx } from '../../../context.ts'
import { holdPerson } from '../../../people/account/hold-person.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError, type ErrorSentence, formRefusal, refusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { flawOf } from '../../../platform/http/wrong-fields.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { recent } from '../../../platform/in-force.ts'
import { searchText } from '../../../platform/lists/search-text.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import type { Certificate } from '../../certificate/certificate.ts'
import { findHeldCertificate } from '../../certificate/find-held.ts'
import { lockCertificate } from '../../certificate/lock-certificates.ts'
import { changesBetween, correctableFacts } from '../corrected-fields.ts'
import { requireCorrectable } from '../require-correctable.ts'
import { readCorrectionRequest } from './list-requests.ts'
import { tellIssuer } from './tell-parties.ts'

type Wish = z.output<typeof askCorrectionRequest>

const mostPerDay = 5

/**
 * The holder of a signed certificate asks its issuer to correct it. Only one request per certificate can be open, and a person
 * can make five a day. Throws the errors of `requireCorrectable`, 'invalid' for a wish that is impossible or changes nothing,
 * 'already_exists', 'too_many_requests', and 'not_signed_in' if the person is erased in the meantime.
 */
export async function askCorrection(
  ctx: Context,
  accountId: string,
  { certificateId, wish }: { certificateId: string; wish: Wish },
  idempotency: IdempotencyKey | undefined,
): Promise<CorrectionRequest> {
  const now = ctx.clock()
  const { organisationId, id } = await findHeldCertificate(ctx.db, accountId, certificateId)
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requirePatience(tx, accountId, now)
      const certificate = await lockCertificate(tx, organisationId, id)
      await requireCorrectable(tx, certificate)
      const changes = wishedChanges(certificate, wish)
      const request = {
        org_id: certificate.organisationId,
        id: newTenantId('corr', certificate.organisationId),
        certificate_id: certificate.id,
        account_id: accountId,
        changes: JSON.stringify(changes),
        why: wish.why,
        state: 'open' as const,
        answer: '',
        corrected_by: null,
        search: searchOf(certificate, changes, wish.why),
        created_at: now,
        decided_at: null,
      }
      const inserted = await tx
        .insertInto('correction_request')
        .values(request)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw refusal('already_exists.correction_request')
      await tellIssuer(ctx, tx, certificate, { changes, why: wish.why })
      await appendAudit(ctx, tx, request.org_id, now, [
        { actor: accountId, action: 'correction.asked', subject: request.id },
      ])
      return readCorrectionRequest(tx, request)
    }),
  )
}

/** Holds the person, so that two simultaneous requests are counted one after the other. */
async function requirePatience(tx: Tx, accountId: string, now: Date): Promise<void> {
  await holdPerson(tx, accountId)
  const latest = await tx
    .selectFrom('correction_request')
    .select('created_at')
    .where('org_id', '=', anyOf(await organisationsOf(tx, [accountId])))
    .where('account_id', '=', accountId)
    .where(recent('created_at', dayMs, now))
    .orderBy('created_at', 'desc')
    .limit(mostPerDay)
    .execute()
  if (latest.length < mostPerDay) return
  const retryAfterSeconds = Math.ceil((latest.at(-1)!.created_at.getTime() + dayMs - now.getTime()) / 1000)
  throw new ApiError(sentence('too_many_requests.corrections', { max: mostPerDay }), { retryAfterSeconds })
}

/** The changes wished for. The issuer must be able to send them as a correction without edits. */
function wishedChanges(certificate: Certificate, wish: Wish): CorrectedField[] {
  const before = correctableFacts(certificate)
  const after = { ...before, ...Object.fromEntries(wish.changes.map(({ field, to }) => [field, to])) }
  const parsed = correctRequest.safeParse(after)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue): [string, ErrorSentence] => {
      const index = wish.changes.findIndex(({ field }) => field === issue.path[0])
      return [`changes.${Math.max(index, 0)}.to`, flawOf(issue.message)]
    })
    throw formRefusal(Object.fromEntries(fields))
  }
  const changes = changesBetween(before, parsed.data)
  if (changes.length === 0) throw refusal('invalid.nothing_to_correct')
  return changes
}

const searchOf = (
  { userName, title, issuerName }: Certificate,
  changes: readonly CorrectedField[],
  why: string,
): string => searchText([userName, title, issuerName, why, ...changes.flatMap(({ from, to }) => [from, to])])
