import { looksLikePaper } from '@credenza/credential/paper'
import {
  bakedInPng,
  extractPortable,
  isIntact,
  isPng,
  isSealBroken,
  parsePortable,
  pdfAttachments,
} from '@credenza/credential/portable'
import { parseBundle } from '@credenza/credential/verify'
import { inARow } from '../../../lib/sentence-gap.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import { type Recognised, recognise } from '../recognise.ts'
import { readPicture } from './picture.ts'
import { wrongFileOf } from './wrong-file.ts'

const texts = verifyTexts.start

/**
 * Reads a file's certificate: inside a PDF, a page that checks itself, JSON or a JWT, or a picture with a baked-in
 * credential or a QR code. Goes by content, not by name, and reads it here: nothing is sent anywhere.
 */
export async function readFile(file: Blob, host: string): Promise<Recognised> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPng(bytes)) return fromPicture(file, bakedInPng(bytes), host)
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml')
    return fromPicture(file, undefined, host)
  const wrong = wrongFileOf(bytes)
  if (wrong) return notThis(wrong)
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('%PDF-')) return fromPdf(bytes)
  const page = extractPortable(text)
  if (page) return fromPage(page)
  if (/<svg[\s>]/.test(text)) {
    const picture = new Blob([bytes], { type: 'image/svg+xml' })
    return fromPicture(picture, undefined, host)
  }
  const found = recognise(text, host)
  return found.kind === 'unknown' && found.advice === texts.notJson ? notThis('text') : found
}

const notThis = (kind: keyof typeof texts.wrongFile): Recognised => ({
  kind: 'unknown',
  advice: inARow(texts.wrongFile[kind], texts.rightFile),
})

/** The evidence in a PDF includes the credential; a PDF made before acceptance has only the credential. */
async function fromPdf(pdf: Uint8Array): Promise<Recognised> {
  const attached = (await pdfAttachments(pdf)).flatMap((bytes) => {
    try {
      return [parseBundle(new TextDecoder().decode(bytes))]
    } catch {
      return []
    }
  })
  const bundle = attached.find(({ log, endorsements }) => log || endorsements.length > 0) ?? attached[0]
  if (!bundle) return { kind: 'unknown', advice: texts.emptyPdf }
  return { kind: 'bundle', bundle, ...(isSealBroken(pdf) && { altered: 'pdf' }) }
}

function fromPage(page: { text: string; digest: string }): Recognised {
  try {
    const { bundle } = parsePortable(page.text)
    return { kind: 'bundle', bundle, ...(!isIntact(page) && { altered: 'page' }) }
  } catch {
    return { kind: 'unknown', advice: texts.notJson }
  }
}

async function fromPicture(file: Blob, baked: string | undefined, host: string): Promise<Recognised> {
  if (baked !== undefined) return recognise(baked, host)
  try {
    return fromCodes(await readPicture(file), host)
  } catch {
    return { kind: 'unknown', advice: texts.notPicture }
  }
}

/** A printed certificate shows its link, which says more, and a code that is checked without a network. */
function fromCodes(codes: readonly string[], host: string): Recognised {
  const paper = codes.find(looksLikePaper)
  const other = codes.find((code) => !looksLikePaper(code))
  if (other === undefined && paper === undefined) return { kind: 'unknown', advice: texts.noCode }
  const found = recognise(other ?? paper!, host)
  if (paper === undefined || other === undefined) return found
  return found.kind === 'link' ? { ...found, paper } : recognise(paper, host)
}
