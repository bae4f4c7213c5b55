import { openSecured, RefusedJwt } from '@credenza/credential/general'
import { codesOnPaper, looksLikePaper, PaperError, paperBundle } from '@credenza/credential/paper'
import {
  bakedInSvg,
  certificateInPdf,
  extractPortable,
  isIntact,
  isPdf,
  isPng,
  parsePortable,
} from '@credenza/credential/portable'
import { looksLikeSdJwt, sdJwtBundle } from '@credenza/credential/sd-jwt'
import {
  type Bundle,
  BundleError,
  type CameIn,
  type GeneralPath,
  isEnveloped,
  noCertificate,
  parseBroughtJson,
  parseBundle,
  presented,
} from '@credenza/credential/verify'
import { bakedInPicture, codesIn, codesInScan, isJpeg } from './picture.ts'

/** A certificate from a file, with the page's own text if it came in a page that checks itself. */
export interface CertificateFile {
  bundle: Bundle
  page?: { text: string; digest: string }
  /** Set for a PDF, for a page that is no longer as it was made, and for a paper whose codes disagree. */
  cameIn?: CameIn
  /** Checks the signature of a JWT. */
  general?: GeneralPath
  /** The link beside the code on a paper. */
  link?: string
}

/**
 * Reads a certificate file, a credential, one of our PDFs, a page that checks itself, the code on a printed certificate (as
 * text, in a picture, or in a PDF that is a scan), a JWT, an SD-JWT VC, or a presentation of one certificate, also baked into a
 * PNG or SVG. Throws `BundleError`.
 */
export async function readCertificateFile(bytes: Uint8Array): Promise<CertificateFile> {
  if (isPdf(bytes)) return fromPdf(bytes)
  if (isPng(bytes) || isJpeg(bytes)) return fromPicture(bytes)
  const text = new TextDecoder().decode(bytes)
  const page = extractPortable(text)
  if (page)
    return {
      bundle: parsePortable(page.text).bundle,
      page,
      ...(!isIntact(page) && { cameIn: 'altered-page' }),
    }
  return fromText(bakedInSvg(text) ?? text)
}

function fromText(text: string): CertificateFile {
  if (looksLikePaper(text)) return { bundle: fromPaper(text.replace(/\r?\n$/, '')) }
  if (looksLikeSdJwt(text.trim())) return { bundle: sdJwtBundle(text.trim()) }
  if (/^\s*[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)) return fromSecured(text.trim())
  if (!/^\s*\{/.test(text)) throw new BundleError({ code: 'no-kind' })
  const value = presented(parseBroughtJson(text))
  return typeof value === 'string' || isEnveloped(value) ? fromSecured(value) : { bundle: parseBundle(value) }
}

/** Opens a JWT, as text or in an envelope. One that must not be taken for a credential is malformed. */
function fromSecured(value: unknown): CertificateFile {
  try {
    const { document, general } = openSecured(value)
    return { bundle: { certificate: document, endorsements: [] }, general }
  } catch (error) {
    if (error instanceof RefusedJwt) return { bundle: noCertificate }
    if (error instanceof TypeError || error instanceof SyntaxError) throw new BundleError({ code: 'empty' })
    throw error
  }
}

/** Reads the text of the code on a printed certificate. Throws `BundleError`. */
export function fromPaper(text: string): Bundle {
  try {
    return paperBundle(text)
  } catch (error) {
    throw error instanceof PaperError ? new BundleError({ code: `paper-${error.problem}` }) : error
  }
}

async function fromPicture(picture: Uint8Array): Promise<CertificateFile> {
  const baked = isPng(picture) ? await bakedInPicture(picture) : undefined
  if (baked !== undefined) return fromText(baked)
  return fromCodes(codesIn(picture))
}

function fromCodes(codes: readonly string[]): CertificateFile {
  const { code, link, agree } = codesOnPaper(codes)
  if (!agree) return { bundle: noCertificate, cameIn: 'altered-paper' }
  if (code !== undefined) return { bundle: fromPaper(code), ...(link !== undefined && { link }) }
  throw new BundleError({ code: link === undefined ? 'picture-without-code' : 'picture-of-link' })
}

async function fromPdf(pdf: Uint8Array): Promise<CertificateFile> {
  return (await certificateInPdf(pdf)) ?? fromCodes(await codesInScan(pdf))
}
