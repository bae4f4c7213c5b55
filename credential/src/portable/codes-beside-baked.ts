import { base64UrlDecode } from '../bytes/base64.ts'
import { codesOnPaper, isCertificateLink } from '../paper/codes-on-paper.ts'
import { isPaperOf } from '../paper/is-paper-of.ts'
import { looksLikePaper } from '../paper/paper-text.ts'
import { parseBroughtJson, parseBundle, presented } from '../verify/evidence/bundle.ts'

/** An organisation of a deployment such as ours. */
const ORGANISATION = /did:web:[^"\s]{1,300}?:issuers:org_/

/**
 * Whether the QR codes in a picture can be of the certificate that is baked into it: people read the picture, while we judge what
 * is baked. A statement must be of this certificate. A link alone does not say of which it is, so it does not count beside a
 * certificate of an organisation like ours; the links of other platforms, which print no statements, do.
 */
export async function areCodesOfBaked(codes: readonly string[], baked: string): Promise<boolean> {
  const shown = codes.filter((text) => looksLikePaper(text) || isCertificateLink(text))
  if (shown.length === 0) return true
  const { code, agree } = codesOnPaper(shown)
  const certificate = certificateIn(baked.trim())
  if (!agree || !certificate) return false
  return code === undefined ? !isOfOrganisation(certificate) : isPaperOf(code, certificate)
}

/** Whether what is baked is a certificate of an organisation like ours. */
export function isBakedByOrganisation(baked: string): boolean {
  const certificate = certificateIn(baked.trim())
  return certificate !== undefined && isOfOrganisation(certificate)
}

const isOfOrganisation = (certificate: Record<string, unknown>) =>
  ORGANISATION.test(JSON.stringify(certificate))

/** The certificate as JSON, or what a JWT says about it. */
function certificateIn(baked: string): Record<string, unknown> | undefined {
  try {
    const value = baked.startsWith('{') ? presented(parseBroughtJson(baked)) : baked
    if (typeof value !== 'string') return parseBundle(value).certificate
    return JSON.parse(new TextDecoder().decode(base64UrlDecode(value.split('.')[1] ?? '')))
  } catch {
    return undefined
  }
}
