import type { WalletConsent } from '@credenza/schema'
import { findHeldCertificate, newestHeld } from '../../../certificates/certificate/find-held.ts'
import type { Context, Tx } from '../../../context.ts'
import { holdSession } from '../../../people/account/session/hold-session.ts'
import { newToken } from '../../../people/account/session/tokens.ts'
import { displayNameOf, findOrganisation } from '../../../people/organisation/find-organisation.ts'
import { useOnce } from '../../../people/single-sign-on/used-messages.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { answerAddress } from '../../../platform/oauth/answer-address.ts'
import { codeLifetimeMs } from '../../../platform/oauth/code-exchange.ts'
import { endpointsOf } from '../endpoints.ts'
import { isOfferable, requireOfferable } from '../offer/offerable.ts'
import { newGrant } from './new-grant.ts'
import { unsealPushedRequest, type WalletRequest } from './pushed-request.ts'

const mostShown = 100

/** What a wallet asks the holder for, and which of their certificates match. Throws not_found once the request has ended. */
export async function readWalletRequest(ctx: Context, accountId: string, requestUri: string) {
  const { organisationId, client_id, redirect_uri, issuer_state } = requireRequest(ctx, requestUri)
  const held = await newestHeld(ctx.db, accountId, mostShown)
  const certificates = held
    .filter((one) => one.organisationId === organisationId && isOfferable(one))
    .map(({ id, title }) => ({ _id: id, title }))
  return {
    issuerName: displayNameOf(await findOrganisation(ctx.db, organisationId)),
    wallet: client_id,
    opens: redirect_uri,
    chosen: certificates.find(({ _id }) => _id === issuer_state)?._id ?? certificates[0]?._id ?? '',
    certificates,
  }
}

/**
 * Where the holder's browser goes with the answer: with a code for one certificate, valid for a minute, or with access_denied
 * (RFC 6749 §4.1.2; `iss` as in RFC 9207). Throws not_found for a request that was answered or has ended and for somebody
 * else's certificate, and the reason if the certificate cannot be delivered.
 */
export async function answerRequest(
  ctx: Context,
  caller: Caller,
  { request, certificateId }: WalletConsent,
): Promise<string> {
  const asked = requireRequest(ctx, request)
  if (certificateId === null) {
    await withRetry(ctx.db, (tx) => useRequest(tx, request, asked))
    return addressOf(ctx, asked, { error: 'access_denied' })
  }
  const certificate = await findHeldCertificate(ctx.db, caller.accountId, certificateId)
  if (certificate.organisationId !== asked.organisationId) throw refusal('not_found.certificate')
  requireOfferable(certificate)
  const now = ctx.clock()
  const code = newToken()
  const expiresAt = new Date(now.getTime() + codeLifetimeMs)
  const { client_id, redirect_uri, code_challenge, dpop_jkt: dpop_key = null } = asked
  await withRetry(ctx.db, async (tx) => {
    await holdSession(tx, caller)
    await useRequest(tx, request, asked)
    await tx
      .insertInto('wallet_grant')
      .values({
        ...newGrant(certificate, { code, now, expiresAt }),
        client_id,
        redirect_uri,
        code_challenge,
        dpop_key,
      })
      .execute()
  })
  return addressOf(ctx, asked, { code })
}

/** A request gets one answer (RFC 9126 §4), which is remembered until the request would have ended. Throws not_found. */
async function useRequest(
  tx: Tx,
  requestUri: string,
  { organisationId, until }: WalletRequest,
): Promise<void> {
  if (!(await useOnce(tx, { organisationId, id: requestUri, until: new Date(until) })))
    throw refusal('not_found.wallet_offer')
}

function requireRequest(ctx: Context, requestUri: string): WalletRequest {
  const request = unsealPushedRequest(ctx, requestUri)
  if (!request) throw refusal('not_found.wallet_offer')
  return request
}

const addressOf = (
  ctx: Context,
  { redirect_uri, state, organisationId }: WalletRequest,
  answer: Record<string, string>,
): string => answerAddress(redirect_uri, { ...answer, state, iss: endpointsOf(ctx, organisationId).issuer })
