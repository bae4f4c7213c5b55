import { isSignedBy } from '../crypto/verify-jws.ts'
import { isBound } from '../sd-jwt/key-binding.ts'
import { readSdJwt, type SdJwt } from '../sd-jwt/read-sd-jwt.ts'
import { sdJwtCredential } from '../sd-jwt/sd-jwt-credential.ts'
import type { ProofOutcome } from '../verify/checks/proof-options.ts'
import { sdJwtIn } from '../verify/document/sd-jwt-in.ts'
import type { VerificationMethod } from '../verify/evidence/did-document.ts'

/**
 * Checks the SD-JWT that a document was made from: the issuer's signature, and the holder's if there is a key binding. Unless
 * it was just read from the SD-JWT, the document must say exactly what the SD-JWT discloses, since nothing else in it is
 * signed. Does not check the audience, which is not known here.
 */
export async function verifySdJwt(
  document: Record<string, unknown>,
  key: VerificationMethod,
  justRead: SdJwt | undefined,
): Promise<ProofOutcome> {
  try {
    const sdJwt = justRead ?? readAgain(document)
    if (sdJwt === undefined) return 'invalid'
    const isSound = (await isSignedBy(sdJwt.jws, key)) && (!sdJwt.binding || (await isBound(sdJwt)))
    return isSound ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}

function readAgain(document: Record<string, unknown>): SdJwt | undefined {
  const sdJwt = readSdJwt(sdJwtIn(document) ?? '')
  return JSON.stringify(sdJwtCredential(sdJwt)) === JSON.stringify(document) ? sdJwt : undefined
}
