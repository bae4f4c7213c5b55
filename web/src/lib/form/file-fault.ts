import { certificateFileMaxBytes, kycUploadMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { signUpTexts } from '../../texts/sign-up.ts'

/** Only for the file picker; the server checks the content. */
export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}
const extension = /\.(pdf|jpe?g|png)$/i

/** The most bytes of a form's files, and what to say about a larger one. */
export interface FileLimit {
  mostBytes: number
  fault: string
}

/** The organisation's documents are under 2 MB, a certificate or its letter at most 2 MB (readings R3). */
export const kycFileLimit: FileLimit = { mostBytes: kycUploadMaxBytes - 1, fault: messages.fileTooLarge }
export const certificateFileLimit: FileLimit = {
  mostBytes: certificateFileMaxBytes,
  fault: messages.fileTooLarge,
}

/** What is wrong with a file before it is sent, in the specification's words, or undefined. */
export function fileFault(file: File, { mostBytes, fault }: FileLimit): string | undefined {
  if (!(file.type in acceptedFiles) && !(file.type === '' && extension.test(file.name)))
    return signUpTexts.file.wrongType
  if (file.size > mostBytes) return fault
  if (file.size === 0) return signUpTexts.file.empty
  return undefined
}
