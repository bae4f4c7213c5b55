import type { DocumentInput } from '@credenza/document'
import { sealPdf } from '@credenza/document/seal'
import type { DocumentLanguage } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { bundleOf } from '../certificate/bundle.ts'
import { documentKeys } from '../certificate/document-keys.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { openSigned } from '../certificate/open-signed.ts'
import { certificateFacts } from './certificate-facts.ts'
import { type Materials, openMaterials } from './materials.ts'
import { refusingTexts } from './refusing-texts.ts'

/** The width of an A4 page at 150 dots per inch. */
const widthPx = 1754

interface Options {
  language?: DocumentLanguage
  /** Passed in for many certificates in a row, so that what they share is read once. */
  materials?: Materials
}

/**
 * The certificate as a PDF/A-3 with the signed credential and its evidence inside, sealed by its issuer. It contains
 * the link with the document's key, so it is for parties only. Nothing is stored; one call holds one document in
 * memory.
 * Throws not_signed, not_found if the document was erased, missing_glyph, unavailable.
 */
export async function renderCertificatePdf(
  ctx: Context,
  row: CertificateRow,
  { language = 'en', materials = openMaterials(ctx) }: Options = {},
): Promise<Uint8Array> {
  const documentKey = await keyOf(ctx, row)
  const credential = await openSigned(ctx, row, documentKey)
  const [input, bundle, key] = await Promise.all([
    inputOf(ctx, row, { documentKey, language, materials }),
    bundleOf(ctx, row, credential),
    materials.key(row.org_id),
  ])
  const pdf = await refusingTexts(() => ctx.renderers.pdf(input, { credential, bundle }))
  return sealPdf(pdf, key, ctx.clock())
}

/** The certificate as a picture, signed or not. For parties only. Throws missing_glyph. */
export async function renderCertificateSvg(
  ctx: Context,
  row: CertificateRow,
  options: Options = {},
): Promise<string> {
  const input = await pictureOf(ctx, row, options)
  return refusingTexts(() => ctx.renderers.svg(input))
}

/** `renderCertificateSvg` in pixels. */
export async function renderCertificatePng(
  ctx: Context,
  row: CertificateRow,
  options: Options = {},
): Promise<Uint8Array> {
  const input = await pictureOf(ctx, row, options)
  return refusingTexts(() => ctx.renderers.png(input, { widthPx }))
}

const pictureOf = async (
  ctx: Context,
  row: CertificateRow,
  { language = 'en', materials = openMaterials(ctx) }: Options,
): Promise<DocumentInput> => inputOf(ctx, row, { documentKey: await keyOf(ctx, row), language, materials })

const keyOf = async (ctx: Context, row: CertificateRow): Promise<string | undefined> =>
  (await documentKeys(ctx, [row])).get(row.id)

async function inputOf(
  ctx: Context,
  row: CertificateRow,
  options: Required<Options> & { documentKey: string | undefined },
): Promise<DocumentInput> {
  const [look, facts] = await Promise.all([options.materials.look(row), certificateFacts(ctx, row, options)])
  return { ...look, facts }
}
