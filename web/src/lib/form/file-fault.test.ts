import { certificateFileMaxBytes, kycUploadMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { expect, it } from 'vitest'
import { signUpTexts } from '../../texts/sign-up.ts'
import { certificateFileLimit, fileFault, kycFileLimit } from './file-fault.ts'

const file = (bytes: number, name = 'license.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })
const { wrongType, empty } = signUpTexts.file

it.each([
  ['a PDF', file(1)],
  ['a JPEG', file(1, 'photo', 'image/jpeg')],
  ['a PNG that the system knows by its name only', file(1, 'Scan.PNG', '')],
  ['a file just below 2 MB', file(kycUploadMaxBytes - 1)],
])('accepts %s', (_what, given) => {
  expect(fileFault(given, kycFileLimit)).toBeUndefined()
})

it.each([
  ['a file of 2 MB', file(kycUploadMaxBytes), messages.fileTooLarge],
  ['an empty file', file(0), empty],
  ['a Word document', file(1, 'a.docx', 'application/msword'), wrongType],
  ['a program named .pdf', file(1, 'a.pdf', 'application/x-msdownload'), wrongType],
  ['a file of unknown type', file(1, 'license', ''), wrongType],
])('refuses %s', (_what, given, fault) => {
  expect(fileFault(given, kycFileLimit)).toBe(fault)
})

it('a certificate may have exactly 2 MB, as on the server', () => {
  expect(fileFault(file(certificateFileMaxBytes), certificateFileLimit)).toBeUndefined()
  expect(fileFault(file(certificateFileMaxBytes + 1), certificateFileLimit)).toBe(messages.fileTooLarge)
})
