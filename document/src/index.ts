// The renderer is heavy to load, so code that draws imports '/renderer' and code that seals imports '/seal'.
export { missingCharacters } from './coverage.ts'
export { newSealKey, type SealKey, selfSignedCertificate } from './document-key.ts'
export { DocumentError, type DocumentProblem } from './errors.ts'
export { firstSettings } from './first-settings.ts'
export { type ImageFormat, imageFormat } from './images.ts'
export type { Attachments, DocumentFacts, DocumentImages, DocumentInput, PaperProof } from './input.ts'
export { qrSvg } from './qr.ts'
export type { Report } from './report.ts'
export { isForDocuments, sealCertificateRequest } from './seal-certificate.ts'
export { newestStandard, standardSettings } from './standard-design.ts'
export {
  authorityCertificate,
  certificateRequest,
  type P256Signer,
  type WalletSubject,
  walletCertificate,
} from './wallet-certificate.ts'
