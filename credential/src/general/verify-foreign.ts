import type { Check, Verification } from '../verify/answers.ts'
import type { Ports } from '../verify/ports.ts'
import { verifyCertificate } from '../verify/verify-certificate.ts'
import { hashForeign } from './hash-foreign.ts'

/**
 * Verifies a credential of any shape, ours included, with the same checks and the same judge as `verifyCertificate`:
 * only hashing goes through JSON-LD where no template fits. No context is ever fetched.
 */
export function verifyForeign(
  document: Record<string, unknown>,
  ports: Ports,
  onCheck?: (check: Check) => void,
): Promise<Verification> {
  return verifyCertificate({ certificate: document, endorsements: [] }, { ...ports, hashForeign }, onCheck)
}
