import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { Context } from '../../context.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'
import type { LearningPlatformRow } from './find-platform.ts'

const privateKeys = sealedJson<JWK>('learning-platform-key')
/** The algorithm that every LTI platform supports (1EdTech Security Framework 1.0, section 3). */
const alg = 'RS256'
const lifetimeSeconds = 300

/**
 * A new private key, sealed. Each platform has its own, so that a token signed for one organisation opens nothing of another's.
 */
export async function newToolKey({ keys }: Pick<Context, 'keys'>): Promise<Uint8Array> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return privateKeys.seal(keys, await exportJWK(privateKey))
}

/** Our public keys for this platform (RFC 7517). */
export function toolKeys(ctx: Pick<Context, 'keys'>, platform: LearningPlatformRow): { keys: JWK[] } {
  const { kty, n, e } = privateKeyOf(ctx, platform)
  return { keys: [{ kty: kty!, n: n!, e: e!, kid: platform.id, alg, use: 'sig' }] }
}

/** Our message to the platform, for five minutes. */
export async function signForPlatform(
  ctx: Pick<Context, 'keys' | 'clock'>,
  platform: LearningPlatformRow,
  claims: JWTPayload,
): Promise<string> {
  const now = Math.floor(ctx.clock().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: platform.id, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(await importJWK(privateKeyOf(ctx, platform), alg))
}

const privateKeyOf = ({ keys }: Pick<Context, 'keys'>, { sealed_key }: LearningPlatformRow): JWK =>
  privateKeys.open(keys, sealed_key)
