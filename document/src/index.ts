import type { Design, TemplateSettings } from '@credenza/schema'
import type { Attachments, DocumentInput } from './input.ts'

export { DocumentError, type DocumentProblem } from './errors.ts'
export type { Attachments, DocumentFacts, DocumentImages, DocumentInput } from './input.ts'

/** One compiler. It keeps nothing of a document, and makes one at a time. */
export interface Renderer {
  /** PDF/A-3a, tagged, with the attachments. The same input gives the same bytes. Throws DocumentError. */
  pdf(input: DocumentInput, attachments: Attachments): Uint8Array
  /** Its first page; text is drawn as outlines. Throws DocumentError. */
  svg(input: DocumentInput): string
  /** Its first page. Throws DocumentError. */
  png(input: DocumentInput, size: { widthPx: number }): Uint8Array
}

/**
 * Between two documents the caller lets the event loop turn (`await setImmediate()`): memory of the last one is freed
 * only then.
 */
export declare function openRenderer(): Renderer

/** What a template starts with. */
export declare function firstSettings(design: Design): TemplateSettings

/** 'png', 'jpg' or 'svg', by content and within the limits of size; else DocumentError `image` for this field. */
export declare function imageFormat(bytes: Uint8Array, field: string): 'png' | 'jpg' | 'svg'

/** An organisation's key for sealing PDFs, as it is kept: PKCS #8 (secret) and its X.509 certificate, both DER. */
export interface DocumentKey {
  privateKey: Uint8Array
  certificate: Uint8Array
}

/** A new P-256 key with a certificate that names the organisation, valid for ten years. */
export declare function newDocumentKey(
  organisation: { id: string; name: string },
  now: Date,
): Promise<DocumentKey>

/** Signs a PDF (PAdES B-B). Later changes of a byte are visible in any PDF reader. */
export declare function sealPdf(pdf: Uint8Array, key: DocumentKey, now: Date): Promise<Uint8Array>
