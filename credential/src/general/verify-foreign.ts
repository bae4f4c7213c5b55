import type { Check, Verification } from '../verify/answers.ts'
import type { Ports } from '../verify/ports.ts'
import { verifyCertificate } from '../verify/verify-certificate.ts'
import { openSecured, type Secured } from './open-secured.ts'

/**
 * Verifies a credential of any shape and any understood proof, ours included, with the same checks and the same judge as
 * `verifyCertificate`. Takes an object, or the text of a JWT. No context is ever fetched. Never rejects: what is no
 * credential at all is malformed.
 */
export async function verifyForeign(
  value: unknown,
  ports: Ports,
  onCheck?: (check: Check) => void,
): Promise<Verification> {
  const { document, general } = opened(value)
  return verifyCertificate({ certificate: document, endorsements: [] }, { ...ports, general }, onCheck)
}

function opened(value: unknown): Partial<Secured> & { document: Secured['document'] } {
  try {
    return openSecured(value)
  } catch {
    return { document: {} }
  }
}
