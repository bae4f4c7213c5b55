import { codesOnPages } from '@credenza/credential/paper'
import {
  areCodesOfBaked,
  bakedInPng,
  bakedInSvg,
  certificateInPdf,
  extractPortable,
  isIntact,
  isPdf,
  isPng,
  isSvg,
  parsePortable,
  pdfPictures,
} from '@credenza/credential/portable'
import { BundleError } from '@credenza/credential/verify'
import { inARow } from '../../../lib/text/sentence-gap.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import { notCertificate, type Recognised, recognise } from '../recognise.ts'
import { recogniseCodes } from '../recognise-codes.ts'
import { readPicture } from './picture.ts'
import { wrongFileOf } from './wrong-file.ts'

const texts = verifyTexts.start

/**
 * Reads a file's certificate: inside a PDF, a page that checks itself, JSON or a JWT, or a picture with a baked-in
 * credential or a QR code. Goes by content, not by name, and reads it here: nothing is sent anywhere.
 */
export async function readCertificateFile(file: Blob, host: string): Promise<Recognised> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPdf(bytes)) return fromPdf(bytes, host)
  if (isPng(bytes)) return fromPicture(file, () => bakedInPng(bytes), host)
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml')
    return fromPicture(file, () => undefined, host)
  const wrong = wrongFileOf(bytes)
  if (wrong) return notThis(wrong)
  const text = new TextDecoder().decode(bytes)
  const page = extractPortable(text)
  if (page) return fromPage(page)
  if (isSvg(text)) {
    const picture = new Blob([bytes], { type: 'image/svg+xml' })
    return fromPicture(picture, () => bakedInSvg(text), host)
  }
  const found = recognise(text, host)
  return found.kind === 'unknown' && found.advice === texts.notJson ? notThis('text') : found
}

const notThis = (kind: keyof typeof texts.wrongFile): Recognised => ({
  kind: 'unknown',
  advice: inARow(texts.wrongFile[kind], texts.rightFile),
})

async function fromPdf(pdf: Uint8Array, host: string): Promise<Recognised> {
  try {
    const found = await certificateInPdf(pdf)
    return found ? { kind: 'bundle', ...found } : await fromScan(pdf, host)
  } catch (error) {
    if (error instanceof BundleError) return { kind: 'unknown', advice: texts.severalInPdf }
    throw error
  }
}

/** Reads the codes on the pages of a scan. */
async function fromScan(pdf: Uint8Array, host: string): Promise<Recognised> {
  const pages: string[][] = []
  for (const picture of await pdfPictures(pdf)) {
    const jpeg = new Blob([picture as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })
    pages.push(await readPicture(jpeg).catch(() => []))
  }
  const codes = codesOnPages(pages)
  if (!codes) return { kind: 'unknown', advice: texts.severalInPdf }
  return codes.length > 0 ? recogniseCodes(codes, host) : { kind: 'unknown', advice: texts.emptyPdf }
}

function fromPage(page: { text: string; digest: string }): Recognised {
  try {
    const { bundle } = parsePortable(page.text)
    return { kind: 'bundle', bundle, ...(!isIntact(page) && { cameIn: 'altered-page' }) }
  } catch (error) {
    return notCertificate(error)
  }
}

async function fromPicture(file: Blob, bakedIn: () => string | undefined, host: string): Promise<Recognised> {
  try {
    const baked = bakedIn()
    if (baked === undefined) return recogniseCodes(await readPicture(file), host)
    // People read the picture, which may show another certificate.
    const codes = await readPicture(file).catch(() => [])
    return (await areCodesOfBaked(codes, baked))
      ? recognise(baked, host)
      : { kind: 'unknown', advice: texts.problems['picture-several'] }
  } catch (error) {
    if (error instanceof BundleError) return notCertificate(error)
    return { kind: 'unknown', advice: texts.notPicture }
  }
}
