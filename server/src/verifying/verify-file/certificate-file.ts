import { extractPortable, parsePortable, pdfAttachments } from '@credenza/credential/portable'
import { type Bundle, BundleError, parseBundle } from '@credenza/credential/verify'

/** A certificate from a file, with the page's own text if it came as a page that checks itself. */
export interface CertificateFile {
  bundle: Bundle
  page?: { text: string; digest: string }
}

/** Reads a certificate file, a credential, one of our PDFs or a page that checks itself. Throws `BundleError`. */
export async function readCertificateFile(bytes: Uint8Array): Promise<CertificateFile> {
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('%PDF-')) return { bundle: await fromPdf(bytes) }
  const page = extractPortable(text)
  if (page) return { bundle: parsePortable(page.text).bundle, page }
  return { bundle: parseBundle(text) }
}

/**
 * The evidence in a PDF contains the credential too; a PDF that was sealed before the acceptance only has the latter.
 */
async function fromPdf(pdf: Uint8Array): Promise<Bundle> {
  const attached = (await pdfAttachments(pdf)).map(asBundle).filter((bundle) => bundle !== undefined)
  const bundle = attached.find(({ log, endorsements }) => log || endorsements.length > 0) ?? attached[0]
  if (!bundle) throw new BundleError('The PDF carries no certificate')
  return bundle
}

function asBundle(bytes: Uint8Array): Bundle | undefined {
  try {
    return parseBundle(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
