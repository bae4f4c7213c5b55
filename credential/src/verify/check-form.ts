import type { Check } from './answers.ts'
import { finding } from './findings.ts'
import type { Signed } from './read-signed.ts'

/**
 * Check 1, well-formed: the document could be read and is a certificate at all. Credenza issues certificates in one form
 * only, so any other in the name of its organisations is never called sound (`isForeign`: it is not one of them).
 */
export function checkForm({ shape, isOurForm }: Signed, isForeign: boolean): Check {
  if (shape === 'endorsement' || shape === 'status-list')
    return finding('malformed', { problem: `it is a ${shape}` })
  return finding(isForeign || isOurForm ? 'well-formed' : 'not-our-form')
}
