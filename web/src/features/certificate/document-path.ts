import { common } from '../../texts/common.ts'

export type DocumentKind = 'svg' | 'png' | 'pdf'

const pathOf = (id: string) => `/api/certificates/${encodeURIComponent(id)}`

/** Where the certificate's document is read, its fixed words in the language of the page. */
export const documentPath = (id: string, kind: DocumentKind): string =>
  `${pathOf(id)}/document.${kind}?language=${common.language.code}`

/** Where the signed credential is read. */
export const credentialPath = (id: string): string => `${pathOf(id)}/credential.json`

/** Where this server gives the sealed document that a link of the document store names. */
export const sealedDocumentPath = (uri: string): string =>
  `/ipfs/${encodeURIComponent(uri.replace(/^ipfs:\/\//, ''))}?format=raw`
