import { ALGORITHMS, type Jws } from './jws.ts'
import { readVerificationKey } from './verification-key.ts'

/**
 * Whether a key made the signature. The key is a verification method, or a JWK given as its `publicKeyJwk`. False for an
 * unreadable key.
 */
export async function isSignedBy(
  { header, signedBytes, signature }: Jws,
  method: { publicKeyMultibase?: unknown; publicKeyJwk?: unknown },
): Promise<boolean> {
  const key = await readVerificationKey(method)
  return (
    key !== undefined && key.kind === ALGORITHMS.get(header.alg) && (await key.verify(signedBytes, signature))
  )
}
