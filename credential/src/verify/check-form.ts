import type { Check } from './answers.ts'
import { finding } from './findings.ts'
import { issuerProofs } from './proof-options.ts'
import type { Signed } from './read-signed.ts'

/**
 * Check 1, well-formed: the document could be read and is a certificate at all. Credenza issues certificates in one form
 * only, so any other in the name of its organisations is never called sound (`isForeign`: it is not one of them). That goes
 * for a JWT without the proof of its certificate too: it would hide which key signed the certificate.
 */
export function checkForm({ credential, shape, isOurForm }: Signed, isForeign: boolean): Check {
  if (shape === 'endorsement' || shape === 'status-list')
    return finding('malformed', { problem: `it is a ${shape}` })
  const [first, second] = issuerProofs(credential)
  const isBareJwt = first?.type === 'JsonWebSignature2020' && second === undefined
  return finding(isForeign || (isOurForm && !isBareJwt) ? 'well-formed' : 'not-our-form')
}
