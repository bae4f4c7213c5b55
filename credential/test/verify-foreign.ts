import { openSecured, type Secured } from '../src/general/open-secured.ts'
import type { Verdict, Verification } from '../src/verify/answers.ts'
import type { Ports } from '../src/verify/ports.ts'
import { verifyCertificate } from '../src/verify/verify-certificate.ts'

/** `SOUND`: everything holds but the issuer's approval, which nobody here can vouch for. */
export type Outcome = 'SOUND' | Verdict

export function outcomeOf({ verdict, checks }: Verification): Outcome {
  const open = checks.filter(({ answer }) => answer === 'inconclusive')
  return verdict === 'CANNOT TELL' && open.every(({ code }) => code === 'issuer-unknown') ? 'SOUND' : verdict
}

/** Verifies what was issued elsewhere, however it is secured. Anything that is not a credential is malformed. */
export async function verifyForeign(
  value: unknown,
  ports: Ports,
): Promise<Verification & { outcome: Outcome }> {
  const { document, general } = opened(value)
  const bundle = { certificate: document, endorsements: [] }
  const verification = await verifyCertificate(bundle, { ...ports, general })
  return { ...verification, outcome: outcomeOf(verification) }
}

function opened(value: unknown): Partial<Secured> & { document: Secured['document'] } {
  try {
    return openSecured(value)
  } catch {
    return { document: {} }
  }
}
