import { type SignJws, writeJws } from '../crypto/jws.ts'
import type { CertificateDocument } from './build-certificate.ts'
import type { Signed } from './document.ts'

/**
 * Writes a certificate as a JWT (Open Badges 3.0 §8.2.4, VC-JOSE-COSE §3.1), with its members beside the registered claims,
 * so that both forms have the same document hash. The certificate's proof stays in: verifiers check the key that made it, and
 * the key that signs the JWT, with EdDSA: the issuer's current Ed25519 key, whose DID URL is `keyId`.
 */
export async function writeJwtCredential(
  certificate: Signed<CertificateDocument>,
  { keyId, sign, at }: { keyId: string; sign: SignJws; at: Date },
): Promise<string> {
  const seconds = (time: string) => Date.parse(time) / 1000
  const { issuer, id, credentialSubject, validFrom, validUntil } = certificate
  const claims = {
    iss: issuer.id,
    jti: id,
    sub: credentialSubject.id,
    iat: Math.floor(at.getTime() / 1000),
    nbf: seconds(validFrom),
    ...(validUntil !== undefined && { exp: seconds(validUntil) }),
  }
  return writeJws({ alg: 'EdDSA', typ: 'JWT', kid: keyId }, { ...certificate, ...claims }, sign)
}
