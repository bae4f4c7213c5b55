import type { Check } from '../answers.ts'
import type { Signed } from '../document/read-signed.ts'
import { finding } from '../findings.ts'
import type { Origin } from '../origin.ts'
import { issuerProofs } from './proof-options.ts'

/**
 * Check 1, well-formed: the document could be read and is a certificate. Our organisations issue certificates in one form only,
 * so a document in their name in another form never passes. Neither does a JWT without the proof of its certificate, since it
 * would hide which key signed the certificate.
 */
export function checkForm({ credential, shape, isOurForm }: Signed, origin: Origin): Check {
  if (shape === 'endorsement' || shape === 'status-list')
    return finding('malformed', { problem: `it is a ${shape}` })
  const [first, second] = issuerProofs(credential)
  const isBareJwt = first?.type === 'JsonWebSignature2020' && second === undefined
  return finding(origin === 'elsewhere' || (isOurForm && !isBareJwt) ? 'well-formed' : 'not-our-form')
}
