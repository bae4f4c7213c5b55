import type { Check } from '../answers.ts'
import type { Signed } from '../document/read-signed.ts'
import { finding } from '../findings.ts'
import { issuerProofs } from './proof-options.ts'

/**
 * Check 1, well-formed: the document could be read and is a certificate. Our organisations issue certificates in one form only,
 * so a document in their name in another form never passes (`isForeign`: the issuer is not ours). Neither does a JWT without
 * the proof of its certificate, since it would hide which key signed the certificate.
 */
export function checkForm({ credential, shape, isOurForm }: Signed, isForeign: boolean): Check {
  if (shape === 'endorsement' || shape === 'status-list')
    return finding('malformed', { problem: `it is a ${shape}` })
  const [first, second] = issuerProofs(credential)
  const isBareJwt = first?.type === 'JsonWebSignature2020' && second === undefined
  return finding(isForeign || (isOurForm && !isBareJwt) ? 'well-formed' : 'not-our-form')
}
