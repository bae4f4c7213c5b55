import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { calculateJwkThumbprint, EmbeddedJWK, type JWK, jwtVerify } from 'jose'
import type { Context } from '../../../context.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'

const oldestSeconds = 5 * 60
const toleranceSeconds = 60

/** A valid proof. It counts once: `useOnce` takes its id. */
export interface DpopProof {
  /** The thumbprint of the key that signed it. */
  key: string
  id: string
  /** When it is too old to be used. */
  until: Date
}

/**
 * Checks that a wallet signed its POST to this address, and for this access token if it already has one (RFC 9449 §4.3).
 * Rejects otherwise. Stores nothing, since anybody can sign something.
 */
export async function checkDpop(
  ctx: Context,
  proof: string,
  { url, token }: { url: string; token?: string },
): Promise<DpopProof> {
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
  const key = await calculateJwkThumbprint(protectedHeader.jwk as JWK)
  const until = new Date(ctx.clock().getTime() + (oldestSeconds + 2 * toleranceSeconds) * 1000)
  return { key, id: `dpop ${key} ${jti}`, until }
}

/**
 * Proves the key to which a code or token is to be bound, if the wallet wants that (RFC 9449 §5, §10.1). Throws
 * invalid_dpop_proof.
 */
export async function dpopProofOf(
  ctx: Context,
  { dpop }: IncomingHttpHeaders,
  url: string,
): Promise<DpopProof | undefined> {
  if (dpop === undefined) return undefined
  return checkDpop(ctx, String(dpop), { url }).catch(() => {
    throw invalidProof()
  })
}

export const invalidProof = () =>
  new ProtocolError('invalid_dpop_proof', 'The DPoP proof is not valid for this request')

const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}
