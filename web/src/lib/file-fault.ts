import { kycUploadMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { signUpTexts } from '../../texts/sign-up.ts'

/** Only for the file picker; the server checks the content. */
export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}
const extension = /\.(pdf|jpe?g|png)$/i

const kycTooLarge: { bytes: number; fault: string } = {
  bytes: kycUploadMaxBytes,
  fault: messages.fileTooLarge,
}

/** What is wrong with a file before it is sent, in the specification's words, or undefined. */
export function fileFault(file: File, tooLarge = kycTooLarge): string | undefined {
  if (!(file.type in acceptedFiles) && !(file.type === '' && extension.test(file.name)))
    return signUpTexts.file.wrongType
  if (file.size >= tooLarge.bytes) return tooLarge.fault
  if (file.size === 0) return signUpTexts.file.empty
  return undefined
}
