import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { fromBase64url } from '../../../platform/base64url.ts'
import { isInForce } from '../../../platform/in-force.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { randomBytes } from '../../../platform/random-bytes.ts'

const lifetimeMs = 5 * 60_000
const bodyBytes = 24

/** A `c_nonce` of this issuer (OpenID4VCI §7): when it ends, random bytes, and a MAC over both. Nothing is stored. */
export function newNonce({ keys, clock }: Pick<Context, 'keys' | 'clock'>, organisationId: string): string {
  const body = randomBytes(bodyBytes)
  body.writeBigUInt64BE(BigInt(clock().getTime() + lifetimeMs))
  return Buffer.concat([body, macOf(keys, organisationId, body)]).toString('base64url')
}

/** When a nonce of this issuer ends; undefined for one that has ended or is not its own. */
export function endOfNonce(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  organisationId: string,
  nonce: string,
): Date | undefined {
  const bytes = fromBase64url(nonce)
  if (!bytes) return undefined
  const body = bytes.subarray(0, bodyBytes)
  const mac = macOf(keys, organisationId, body)
  if (bytes.length !== bodyBytes + mac.length || !timingSafeEqual(bytes.subarray(bodyBytes), mac))
    return undefined
  const end = new Date(Number(body.readBigUInt64BE()))
  return isInForce(end, lifetimeMs, clock()) ? end : undefined
}

const macOf = (keys: Keys, organisationId: string, body: Uint8Array): Uint8Array =>
  keys.mac('wallet-nonce', Buffer.concat([Buffer.from(`${organisationId} `), body]))
