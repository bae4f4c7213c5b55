export { embedPortable, extractPortable, FILE_ID, filePlace } from './page.ts'
export { pdfAttachments } from './pdf-attachments.ts'
export {
  digestOf,
  neverValid,
  type Opened,
  openPortable,
  type PortableFile,
  parsePortable,
} from './portable-file.ts'
export { type Recording, recordAnswers, replayAnswers } from './recording.ts'
