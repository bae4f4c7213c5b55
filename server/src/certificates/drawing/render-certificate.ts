import type { DocumentInput } from '@credenza/document'
import type { DocumentLanguage } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { pageWidthPx } from '../../platform/rendering/open-renderers.ts'
import { bundleOf } from '../certificate/bundle.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { certificateFacts } from './certificate-facts.ts'
import { organisationSealer } from './document-key.ts'
import { type Materials, openMaterials } from './materials.ts'
import { refusingTexts } from './refusing-texts.ts'
import { sealDocument } from './seal-document.ts'

interface Options {
  language?: DocumentLanguage
  /** Pass it in for many certificates in a row, so that shared parts are read once. */
  materials?: Materials
}

interface Facts {
  /** The key behind the '#' of the link in the picture's QR code. Without it the link shows public facts only. */
  documentKey: string | undefined
  /** The signed document, if there is one. */
  signed: Uint8Array | undefined
}

/**
 * The certificate as a PDF/A-3 with the signed credential and its evidence inside, sealed by its issuer. It contains the link
 * with the document's key, so it is for parties only. Nothing is stored; a call has one document in memory. Throws not_signed,
 * not_found if the document was erased, missing_glyph, and unavailable, also if the seal's provider is.
 */
export async function renderCertificatePdf(
  ctx: Context,
  certificate: Certificate,
  { language = 'en', materials = openMaterials(ctx) }: Options,
): Promise<Uint8Array> {
  const documentKey = await keyOf(ctx, certificate)
  const credential = await openSigned(ctx, certificate, documentKey)
  const [input, bundle, sealer] = await Promise.all([
    inputOf(ctx, certificate, { documentKey, signed: credential, language, materials }),
    bundleOf(ctx, certificate, credential),
    organisationSealer(ctx, certificate.organisationId),
  ])
  const pdf = await refusingTexts(() => ctx.renderers.pdf(input, { credential, bundle }))
  return sealDocument(ctx, pdf, sealer)
}

/**
 * The certificate as a picture, signed or not. For parties only. Throws missing_glyph, and unavailable while the document store
 * cannot be reached.
 */
export async function renderCertificateSvg(
  ctx: Context,
  certificate: Certificate,
  options: Options = {},
): Promise<string> {
  const input = await pictureOf(ctx, certificate, options)
  return refusingTexts(() => ctx.renderers.svg(input))
}

/** The picture of a signed certificate for somebody who has its key. Throws missing_glyph. */
export async function renderSignedSvg(
  ctx: Context,
  certificate: Certificate,
  options: Facts & { language: DocumentLanguage },
): Promise<string> {
  const input = await inputOf(ctx, certificate, { ...options, materials: openMaterials(ctx) })
  return refusingTexts(() => ctx.renderers.svg(input))
}

/** Like `renderCertificateSvg`, as PNG. */
export async function renderCertificatePng(
  ctx: Context,
  certificate: Certificate,
  { widthPx = pageWidthPx, ...options }: Options & { widthPx?: number },
): Promise<Uint8Array> {
  const input = await pictureOf(ctx, certificate, options)
  return refusingTexts(() => ctx.renderers.png(input, { widthPx }))
}

async function pictureOf(
  ctx: Context,
  certificate: Certificate,
  { language = 'en', materials = openMaterials(ctx) }: Options,
): Promise<DocumentInput> {
  const documentKey = await keyOf(ctx, certificate)
  const signed = documentKey === undefined ? undefined : await openSigned(ctx, certificate, documentKey)
  return inputOf(ctx, certificate, { documentKey, signed, language, materials })
}

const keyOf = async (ctx: Context, certificate: Certificate): Promise<string | undefined> =>
  (await documentKeys(ctx, [certificate])).get(certificate.id)

async function inputOf(
  ctx: Context,
  certificate: Certificate,
  options: Required<Options> & Facts,
): Promise<DocumentInput> {
  const [look, facts] = await Promise.all([
    options.materials.look(certificate),
    certificateFacts(ctx, certificate, options),
  ])
  return { ...look, facts }
}
