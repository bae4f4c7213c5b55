import { isObject } from '../../json/values.ts'
import type { SdJwt } from '../../sd-jwt/read-sd-jwt.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import type { World } from '../world.ts'
import { checkIssuer } from './check-issuer.ts'
import { type Dating, ownWord } from './dating.ts'

/**
 * Check 3 of an SD-JWT. One key signed it on demand, another signed the certificate that it speaks for. Both must be the
 * issuer's, and neither may have been stolen before it signed. `date` tells when the certificate was logged.
 */
export async function checkSdJwtIssuer(
  { credential, sdJwt }: { credential: Credential; sdJwt: SdJwt },
  date: Dating,
  world: World,
): Promise<Check> {
  const own = await checkIssuer(credential, 'issuer', ownWord(credential), world)
  const { certificate } = sdJwt.claims
  if (own.answer !== 'passed' || !isObject(certificate)) return own
  const signers = credential.proofs.map((proof) => ({ ...proof, verificationMethod: certificate.key }))
  return checkIssuer({ ...credential, proofs: signers }, 'issuer', date, world)
}
