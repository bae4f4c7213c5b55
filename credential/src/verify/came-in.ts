import { isPaperOf } from '../paper/is-paper-of.ts'
import type { Check } from './answers.ts'
import { finding } from './findings.ts'
import type { World } from './world.ts'

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
  issuer: { did: string; isForeign: boolean },
  world: World,
) => Check | Promise<Check>

export type InPdf = 'altered-pdf' | 'unsealed-pdf' | { signedBytes: Uint8Array; signature: Uint8Array }

/** How a verification takes account of what the certificate came in. */
export interface Container {
  /** Settles check 1 if nothing can be said about the certificate, because it is open which one is meant. */
  instead?: () => Promise<Check | undefined>
  check?: ContainerCheck
}

/** For a saved page that says it was made later than it is now. */
export const pageFromLater: Container = {
  check: (form) => (form.answer === 'passed' ? finding('page-later') : form),
}

/** For a saved page that was changed after it was made. */
export const alteredPage: Container = {
  check: (form) => (form.answer === 'passed' ? finding('page-altered') : form),
}

/** For a paper whose codes belong to different certificates. None of them is judged: nobody knows which one the words are of. */
export const alteredPaper: Container = { instead: async () => finding('paper-altered') }

/** For a paper with a link that leads to this certificate, and a statement beside it. */
export const paperBeside = (code: string, linked: Record<string, unknown>): Container => ({
  instead: async () => ((await isPaperOf(code, linked)) ? undefined : finding('paper-altered')),
})

/** For a paper whose statement is judged, while nobody knows where its link leads. */
export const unlinkedPaper: Container = {
  check: (form) => (form.answer === 'passed' ? finding('paper-link-unopened') : form),
}
