import type { CameIn } from '../verify/document/came-in.ts'
import { isEnveloped } from '../verify/document/credential.ts'
import { type Bundle, parseBundle } from '../verify/evidence/bundle.ts'
import { BundleError } from '../verify/evidence/bundle-problems.ts'
import { pdfAttachments } from './pdf-attachments.ts'
import { readSeal } from './pdf-seal.ts'

/**
 * Whether PDF readers may open these bytes: they look for the header in the first 1,024, and some for objects anywhere. A file can
 * be a PDF and something else at once, so ask this first, or the verdict could be about something that people do not see.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  return text.slice(0, 1_024).includes('%PDF-') || /\d\s+\d+\s+obj\b/.test(text)
}

/**
 * The certificate in a PDF, from what its seal covers; undefined if there is none. Prefers the evidence, which contains the
 * credential too: a PDF made before the acceptance has only the credential. Throws `BundleError` if two certificates are attached,
 * because the pages can show only one of them.
 */
export async function certificateInPdf(
  pdf: Uint8Array,
): Promise<{ bundle: Bundle; cameIn: CameIn } | undefined> {
  const { cameIn, sealed } = readSeal(pdf)
  const attached = (await pdfAttachments(sealed)).map(asBundle).filter((bundle) => bundle !== undefined)
  if (new Set(attached.map(({ certificate }) => JSON.stringify(certificate))).size > 1)
    throw new BundleError({ code: 'pdf-several' })
  const bundle = attached.find(({ log, endorsements }) => log || endorsements.length > 0) ?? attached[0]
  return bundle && { bundle, cameIn }
}

/** Leaves out a JWT in an envelope: ours hold none, and it is checked elsewhere, where nobody knows about the PDF. */
function asBundle(bytes: Uint8Array): Bundle | undefined {
  try {
    const bundle = parseBundle(new TextDecoder().decode(bytes))
    return isEnveloped(bundle.certificate) ? undefined : bundle
  } catch {
    return undefined
  }
}
