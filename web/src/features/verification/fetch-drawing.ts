import { decodeKey, drawingProof, openDocument } from '@credenza/credential/seal'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { patienceMs } from './get-json.ts'

/** The link by which somebody has come to a certificate. */
export interface BearerLink {
  slug: string
  key: string
  /** Where the code in the picture may lead: visitors of a link that can be revoked must not get one that cannot. */
  code: 'full' | 'public'
}

/**
 * The issuer's picture of a certificate, as SVG. The key stays in this browser: a proof of having it is sent, and the
 * picture comes gzipped and sealed under it. Throws if there is none.
 */
export async function fetchDrawing({ slug, key, code }: BearerLink): Promise<string> {
  const documentKey = decodeKey(key)
  const response = await fetch(`/api/drawings/${encodeURIComponent(slug)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      proof: drawingProof(documentKey, slug),
      language: pageLanguage.code,
      link: code,
    }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`)
  const sealed = new Uint8Array(await response.arrayBuffer())
  const zipped = new Blob([new Uint8Array(await openDocument(sealed, documentKey))])
  return new Response(zipped.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
