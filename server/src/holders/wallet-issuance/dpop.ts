import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { calculateJwkThumbprint, EmbeddedJWK, type JWK, jwtVerify } from 'jose'
import type { Context } from '../../context.ts'
import { useOnce } from '../../people/single-sign-on/used-messages.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ProtocolError } from './protocol-error.ts'

const oldestSeconds = 5 * 60
const toleranceSeconds = 60

/**
 * The thumbprint of the key with which a wallet signed its POST to this address, and to this access token if it has one already
 * (RFC 9449 §4.3). Each proof counts once. Rejects when one of the checks fails.
 */
export async function checkDpop(
  ctx: Context,
  organisationId: string,
  proof: string,
  { url, token }: { url: string; token?: string },
): Promise<string> {
  const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
    currentDate: ctx.clock(),
    maxTokenAge: oldestSeconds,
    clockTolerance: toleranceSeconds,
    requiredClaims: ['jti', 'htm', 'htu'],
  })
  const { jti, htm, htu, ath } = payload
  if (typeof jti !== 'string' || jti.length > 200) throw new Error('The proof has no usable jti')
  if (htm !== 'POST' || typeof htu !== 'string' || withoutQuery(htu) !== url)
    throw new Error('The proof is for another request')
  if (token !== undefined && ath !== hash('sha256', token, 'base64url'))
    throw new Error('The proof is for another access token')
  const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk as JWK)
  const until = new Date(ctx.clock().getTime() + (oldestSeconds + 2 * toleranceSeconds) * 1000)
  const isNew = await withRetry(ctx.db, (tx) =>
    useOnce(tx, { organisationId, id: `dpop ${thumbprint} ${jti}`, until }),
  )
  if (!isNew) throw new Error('The proof was used before')
  return thumbprint
}

/** The key that codes or tokens are to be bound to, if the wallet sends a proof of one (RFC 9449 §5, §10.1). Throws invalid_dpop_proof. */
export async function dpopKeyOf(
  ctx: Context,
  organisationId: string,
  { dpop }: IncomingHttpHeaders,
  url: string,
): Promise<string | undefined> {
  if (dpop === undefined) return undefined
  return checkDpop(ctx, organisationId, String(dpop), { url }).catch(() => {
    throw new ProtocolError('invalid_dpop_proof', 'The DPoP proof is not valid for this request')
  })
}

const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}
