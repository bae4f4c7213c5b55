import type { Check } from './answers.ts'
import { finding } from './findings.ts'
import type { HashedCredential } from './hash-credential.ts'

/** Check 1, well-formed: a document that reads as a credential, has a known form, and is a certificate at all. */
export function checkForm(hashed: HashedCredential): Check {
  if (!hashed.ok)
    return finding(hashed.reason, hashed.reason === 'malformed' ? { problem: hashed.problem } : {})
  const isCertificate = hashed.shape === 'certificate' || hashed.shape === 'foreign'
  return isCertificate ? finding('well-formed') : finding('malformed', { problem: `it is a ${hashed.shape}` })
}
