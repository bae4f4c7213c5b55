import { ALGORITHMS, type Jws } from './jws.ts'
import { readVerificationKey } from './verification-key.ts'

/** Whether the key of a verification method, or a JWK as `publicKeyJwk`, made the signature; false for an unreadable key. */
export async function isSignedBy(
  { header, signedBytes, signature }: Jws,
  method: { publicKeyMultibase?: unknown; publicKeyJwk?: unknown },
): Promise<boolean> {
  const key = await readVerificationKey(method)
  return (
    key !== undefined && key.kind === ALGORITHMS.get(header.alg) && (await key.verify(signedBytes, signature))
  )
}
