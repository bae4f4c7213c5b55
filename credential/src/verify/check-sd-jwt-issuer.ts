import type { SdJwt } from '../sd-jwt/read-sd-jwt.ts'
import type { Check } from './answers.ts'
import { checkIssuer } from './check-issuer.ts'
import { type Credential, instant, isObject } from './credential.ts'
import type { Dating } from './dating.ts'
import type { World } from './world.ts'

/**
 * Check 3 of an SD-JWT. One key made it on demand; another signed the certificate for which it speaks. Both are the issuer's,
 * and neither was stolen before its part. `date` tells when the certificate was logged. Nothing but its own word dates the
 * SD-JWT: a thief of its key could date it back, so its word only counts against it.
 */
export async function checkSdJwtIssuer(
  { credential, sdJwt }: { credential: Credential; sdJwt: SdJwt },
  date: Dating,
  world: World,
): Promise<Check> {
  const ownWord: Dating = async () => ({
    logged: instant(String(credential.proofs[0]?.created)),
    proven: undefined,
  })
  const own = await checkIssuer(credential, 'issuer', ownWord, world)
  const { certificate } = sdJwt.claims
  if (own.answer !== 'passed' || !isObject(certificate)) return own
  const signers = credential.proofs.map((proof) => ({ ...proof, verificationMethod: certificate.key }))
  return checkIssuer({ ...credential, proofs: signers }, 'issuer', date, world)
}
