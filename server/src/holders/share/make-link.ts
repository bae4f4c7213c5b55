import { dayMs, type makeShareLinkRequest, type ShareLink } from '@credenza/schema'
import type { z } from 'zod'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { transitionOf } from '../../certificates/certificate/certificate-state.ts'
import { findHeldCertificate } from '../../certificates/certificate/find-held.ts'
import type { Context, Tx } from '../../context.ts'
import { holdSession } from '../../people/account/session/hold-session.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { linkToWire } from './wire.ts'

const mostPerCertificate = 100

/**
 * Creates a link by which the holder shows a signed certificate. Recorded in the platform's trail, because it is not the
 * issuer's business to whom a student shows a certificate. Throws not_found, not_signed and too_many_requests; for a part of a
 * certificate, also the reason if it cannot be delivered.
 */
export async function makeLink(
  ctx: Context,
  caller: Caller,
  { certificateId, wish }: { certificateId: string; wish: z.output<typeof makeShareLinkRequest> },
  idempotency: IdempotencyKey | undefined,
): Promise<ShareLink> {
  const { accountId } = caller
  const now = ctx.clock()
  const certificate = await findHeldCertificate(ctx.db, accountId, certificateId)
  if (!certificate.signedAt) {
    throw refusal('not_signed')
  }
  if (wish.shown) requireInForce(certificate)
  const row = {
    org_id: certificate.organisationId,
    id: newTenantId('share', certificate.organisationId),
    certificate_id: certificate.id,
    account_id: accountId,
    label: wish.label,
    one_time: wish.oneTime,
    shown: wish.shown && [...new Set(wish.shown)],
    created_at: now,
    expires_at: wish.days === null ? null : new Date(now.getTime() + wish.days * dayMs),
    revoked_at: null,
    opened: 0,
    last_opened_at: null,
  }
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      // It also locks the account, so that links that are made at the same time are counted one after the other.
      await holdSession(tx, caller)
      await requireRoom(tx, row)
      await tx.insertInto('share_link').values(row).execute()
      await appendAudit(ctx, tx, platformTrail, now, [
        {
          actor: accountId,
          action: 'share-link.made',
          subject: row.id,
          ...(row.shown && { detail: { shown: row.shown.join(' ') } }),
        },
      ])
      return linkToWire(ctx, row)
    }),
  )
}

function requireInForce(certificate: Certificate): void {
  const outcome = transitionOf(certificate, 'deliver')
  if ('refused' in outcome) throw refusal(outcome.refused)
}

async function requireRoom(tx: Tx, { org_id, certificate_id }: { org_id: string; certificate_id: string }) {
  const links = tx
    .selectFrom('share_link')
    .where('org_id', '=', org_id)
    .where('certificate_id', '=', certificate_id)
  if ((await countRows(links)) >= mostPerCertificate)
    throw refusal('too_many_requests.share_links', { max: mostPerCertificate })
}
