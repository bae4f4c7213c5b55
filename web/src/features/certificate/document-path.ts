import { pathTo } from '../../lib/api/call.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'

const path = '/api/certificates'

export type DocumentKind = 'svg' | 'png' | 'pdf'

/** The path of the certificate's document, with fixed words in the page's language. */
export const documentPath = (id: string, kind: DocumentKind): string =>
  pathTo(path, id, `/document.${kind}?language=${pageLanguage.code}`)

/** The path of the signed credential. */
export const credentialPath = (id: string): string => pathTo(path, id, '/credential.json')

/** This server's path for a sealed document, from its document store URI. */
export const sealedDocumentPath = (uri: string): string =>
  `/ipfs/${encodeURIComponent(uri.replace(/^ipfs:\/\//, ''))}?format=raw`
