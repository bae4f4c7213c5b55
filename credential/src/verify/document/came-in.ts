import type { Check } from '../answers.ts'
import type { Origin } from '../origin.ts'
import type { World } from '../world.ts'

/**
 * What a certificate came in, which people may read instead of it: a saved page or a PDF that was changed after it was made, a
 * PDF without a seal, or a PDF that is as it was sealed, with the signature of its seal over these bytes. Or a paper: one whose
 * codes cannot all be of one certificate, one whose link could not be opened, or one with a statement beside the link of this
 * certificate.
 */
export type CameIn =
  | 'altered-page'
  | InPdf
  | 'altered-paper'
  | 'unlinked-paper'
  | { code: string; linked: Record<string, unknown> }

/** Checks what a certificate came in. `form` is what check 1 says about the certificate itself; only a passed one may change. */
export type ContainerCheck = (
  form: Check,
  issuer: { did: string; origin: Origin },
  world: World,
) => Check | Promise<Check>

export type InPdf = 'altered-pdf' | 'unsealed-pdf' | { signedBytes: Uint8Array; signature: Uint8Array }

/** How a verification takes account of what the certificate came in. */
export interface Container {
  /** Settles check 1 if nothing can be said about the certificate, because it is open which one is meant. */
  instead?: () => Promise<Check | undefined>
  check?: ContainerCheck
}
