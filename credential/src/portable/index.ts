export { bakedInPng, bakedInSvg, isPng, isSvg, pngChunks } from './baked.ts'
export { certificateInPdf, isPdf } from './certificate-in-pdf.ts'
export { areCodesOfBaked, isBakedByOrganisation } from './codes-beside-baked.ts'
export { embedPortable, extractPortable, FILE_ID, filePlace } from './page.ts'
export { pdfPictures } from './pdf-pictures.ts'
export type { Pixels } from './pixels.ts'
export {
  isIntact,
  type Opened,
  openPortable,
  type PortableFile,
  parsePortable,
} from './portable-file.ts'
export { readCodes, readFrame } from './read-codes.ts'
export { type Recording, recordAnswers } from './recording.ts'
export { type Pinned, replaySigned } from './replay-signed.ts'
