import type { BegunPresentation, beginPresentation } from '@credenza/schema'
import type { z } from 'zod'
import type { Context, Tx } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newTenantId } from '../../platform/ids.ts'
import { inForce } from '../../platform/in-force.ts'
import { generateP256Key } from '../../platform/keys/p256-key.ts'
import { type AttemptRow, attemptLifetimeMs, secretsOf } from './attempt-store.ts'
import { clientIdOf } from './client-id.ts'
import { requireOpenRequest } from './read-request.ts'
import { requestObject } from './request-object.ts'
import { type PresentationRequestRow, requestNotFound, requestsOf } from './request-store.ts'

/** How many attempts may wait for a wallet at the same time. */
const mostOfRequest = 50

/**
 * Starts an attempt of a wallet to answer a request, with its own key, nonce and state, for ten minutes. Throws not_found,
 * presentation_ended, and too_many_requests.
 */
export async function beginAttempt(
  ctx: Context,
  code: string,
  { wallet, client }: z.output<typeof beginPresentation>,
): Promise<BegunPresentation> {
  const request = await requireOpenRequest(ctx, code)
  const now = ctx.clock()
  const attempt: AttemptRow = {
    org_id: request.org_id,
    id: newTenantId('try', request.org_id),
    request_id: request.id,
    wallet,
    client_id: await clientIdOf(ctx, request.org_id, client),
    sealed_key: generateP256Key(ctx.keys).sealedPrivateKey,
    created_at: now,
    ends_at: new Date(now.getTime() + attemptLifetimeMs),
    used_at: null,
    verdict: null,
    answer_sha256: null,
    sealed_answer: null,
  }
  await withRetry(ctx.db, async (tx) => {
    await requireRoom(tx, request, now)
    await tx.insertInto('presentation_attempt').values(attempt).execute()
  })
  return {
    attemptId: attempt.id,
    proof: secretsOf(ctx.keys, attempt.id).proof,
    walletUrl: wallet === 'browser' ? '' : walletUrl(ctx, attempt),
    request: wallet === 'browser' ? await requestObject(ctx, attempt, undefined) : '',
    endsAt: attempt.ends_at.toISOString(),
  }
}

/** Locks the request, so that attempts that start at the same time are counted one by one. */
async function requireRoom(tx: Tx, { org_id, id }: PresentationRequestRow, now: Date): Promise<void> {
  const locked = await requestsOf(tx, org_id).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!locked) throw requestNotFound()
  const waiting = tx
    .selectFrom('presentation_attempt')
    .where('org_id', '=', org_id)
    .where('request_id', '=', id)
    .where(inForce('ends_at', attemptLifetimeMs, now))
  if ((await countRows(waiting)) >= mostOfRequest) throw refusal('too_many_requests.presentation')
}

/** The URL that opens a wallet, as a link or a QR code (OpenID4VP 1.0 §5, §13.1.2). */
function walletUrl({ config }: Context, { id, client_id }: AttemptRow): string {
  const query = new URLSearchParams({
    client_id,
    request_uri: `${config.publicUrl}/presentations/${id}/request`,
    request_uri_method: 'post',
  })
  return `openid4vp://?${query}`
}
