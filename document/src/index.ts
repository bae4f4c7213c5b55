// The renderer and the seal are heavy to load: who draws or seals takes them from '/renderer' and '/seal'.
export { missingCharacter } from './coverage.ts'
export { type DocumentKey, newDocumentKey, selfSignedCertificate } from './document-key.ts'
export { DocumentError, type DocumentProblem } from './errors.ts'
export { firstSettings } from './first-settings.ts'
export { type ImageFormat, imageFormat } from './images.ts'
export type { Attachments, DocumentFacts, DocumentImages, DocumentInput } from './input.ts'
export type { Report } from './report.ts'
