export { bakedInPng, isPng } from './baked.ts'
export { embedPortable, extractPortable, FILE_ID, filePlace } from './page.ts'
export { pdfAttachments } from './pdf-attachments.ts'
export { isSealBroken } from './pdf-seal.ts'
export type { Pixels } from './pixels.ts'
export {
  type Altered,
  asAltered,
  digestOf,
  isIntact,
  type Opened,
  openPortable,
  type PortableFile,
  parsePortable,
} from './portable-file.ts'
export { readCodes, readFrame } from './read-codes.ts'
export { type Recording, recordAnswers, replayAnswers } from './recording.ts'
