import type { Check } from './answers.ts'
import { finding } from './findings.ts'
import type { World } from './world.ts'

/**
 * What a certificate came in, which people may read instead of it: a saved page or a PDF that was changed after it was made, a
 * PDF without a seal, or a PDF that is as it was sealed, with the signature of its seal over these bytes.
 */
export type CameIn =
  | 'altered-page'
  | 'altered-pdf'
  | 'unsealed-pdf'
  | { signedBytes: Uint8Array; signature: Uint8Array }

/** Checks what a certificate came in. `form` is what check 1 says about the certificate itself; only a passed one may change. */
export type ContainerCheck = (
  form: Check,
  issuer: { did: string; isForeign: boolean },
  world: World,
) => Check | Promise<Check>

/** For a saved page that says it was made later than it is now. */
export const pageFromLater: ContainerCheck = (form) =>
  form.answer === 'passed' ? finding('page-later') : form

/** For a saved page that was changed after it was made. */
export const alteredPage: ContainerCheck = (form) =>
  form.answer === 'passed' ? finding('page-altered') : form
