import { kycUploadMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { expect, it } from 'vitest'
import { signUpTexts } from '../../texts/sign-up.ts'
import { fileFault } from './file-fault.ts'

const file = (bytes: number, name = 'license.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })
const { wrongType, empty } = signUpTexts.file

it.each<[string, File, string | undefined]>([
  ['a PDF', file(1), undefined],
  ['a JPEG', file(1, 'photo', 'image/jpeg'), undefined],
  ['a PNG that the system knows by its name only', file(1, 'Scan.PNG', ''), undefined],
  ['a file just below 2 MB', file(kycUploadMaxBytes - 1), undefined],
  ['a file of 2 MB', file(kycUploadMaxBytes), messages.fileTooLarge],
  ['an empty file', file(0), empty],
  ['a Word document', file(1, 'a.docx', 'application/msword'), wrongType],
  ['a program named .pdf', file(1, 'a.pdf', 'application/x-msdownload'), wrongType],
  ['a file of unknown type', file(1, 'license', ''), wrongType],
])('%s', (_what, given, fault) => {
  expect(fileFault(given)).toBe(fault)
})

it('another form has another limit, and says so in its own words', () => {
  const small = { bytes: 10, fault: 'Choose a file of at most 9 bytes.' }
  expect(fileFault(file(9), small)).toBeUndefined()
  expect(fileFault(file(10), small)).toBe(small.fault)
})
