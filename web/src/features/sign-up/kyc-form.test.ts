import { kycUploadMaxBytes } from '@credenza/schema/constants'
import { saying } from '@credenza/schema/issues/saying'
import { messages } from '@credenza/schema/messages'
import { kycFiles } from '@credenza/schema/sign-up'
import { expect, it } from 'vitest'
import { emptyKyc, kycFieldsInOrder, kycForm } from './kyc-form.ts'

const paper = () => new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' })
const filled = {
  ...emptyKyc,
  ...Object.fromEntries(kycFiles.map((kind) => [kind, paper()])),
  fullName: 'Ada Noor',
  role: 'Registrar',
  email: 'ada@delma.example',
  mobileNumber: '971501234567',
  bankAccountDetails: 'current',
  accountHolderName: 'Delma College',
  accountNumber: '0123456789',
  bankName: 'First Bank',
  branchName: 'Main',
  swiftFscCode: 'FBAEAEAD',
  paymentPreference: 'Bank transfer',
  amlCtfConfirmed: true,
  pepConfirmed: true,
}
const faultsOf = (values: object, onFile: string[] = []) => {
  const { error } = kycForm(new Set(onFile)).safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

it('takes the filled form', () => {
  expect(faultsOf(filled)).toEqual({})
})

it('asks for each of the five papers, except those that the server has', () => {
  const none = { ...filled, ...Object.fromEntries(kycFiles.map((kind) => [kind, null])) }
  expect(faultsOf(none)).toEqual(
    Object.fromEntries(kycFiles.map((kind) => [kind, saying('invalid.required', { field: kind })])),
  )
  const [first, ...others] = kycFiles
  expect(Object.keys(faultsOf(none, others))).toEqual([first])
})

it('checks a paper that replaces one on the server like any other', () => {
  const large = new File([new Uint8Array(kycUploadMaxBytes)], 'a.pdf', { type: 'application/pdf' })
  expect(faultsOf({ ...filled, taxCertificate: large }, ['taxCertificate'])).toEqual({
    taxCertificate: messages.fileTooLarge,
  })
})

it('has a place in the order of the screen for every field that can be wrong', () => {
  const wrong = Object.keys(faultsOf({ ...emptyKyc }))
  expect(wrong.filter((name) => !(kycFieldsInOrder as readonly string[]).includes(name))).toEqual([])
  expect(new Set(kycFieldsInOrder).size).toBe(kycFieldsInOrder.length)
})
