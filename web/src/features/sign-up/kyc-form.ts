import { kycUploadMaxBytes } from '@credenza/schema/constants'
import { required } from '@credenza/schema/field-messages'
import { messages } from '@credenza/schema/messages'
import { type KycFile, kycFields, kycFiles } from '@credenza/schema/organisation'
import { z } from 'zod'
import { signUpTexts } from '../../texts/sign-up.ts'

/** What a file picker offers; the server looks at the content. */
export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}
const extension = /\.(pdf|jpe?g|png)$/i

/** What is wrong with a file before it is sent, in the specification's words, or undefined. */
export function fileFault(file: File): string | undefined {
  if (!(file.type in acceptedFiles) && !(file.type === '' && extension.test(file.name)))
    return signUpTexts.file.wrongType
  if (file.size >= kycUploadMaxBytes) return messages.fileTooLarge
  if (file.size === 0) return signUpTexts.file.empty
  return undefined
}

const fileField = (kind: KycFile, isOnFile: boolean) =>
  z
    .file()
    .nullable()
    .superRefine((file, check) => {
      const fault = file ? fileFault(file) : isOnFile ? undefined : required(kind)
      if (fault) check.addIssue({ code: 'custom', message: fault })
    })

/** Step two as one form: the fields and five files, of which those on file already need not be given again. */
export function kycForm(onFile: ReadonlySet<string>) {
  const files = Object.fromEntries(kycFiles.map((kind) => [kind, fileField(kind, onFile.has(kind))]))
  return kycFields
    .omit({ registrationId: true })
    .extend(files as Record<KycFile, ReturnType<typeof fileField>>)
}

type KycSchema = ReturnType<typeof kycForm>
export type KycForm = z.input<KycSchema>
export type KycValues = z.output<KycSchema>

/** What step one knows already; it comes along as the state of the navigation. */
export type Contact = Pick<KycForm, 'email' | 'mobileNumber'>

export const emptyKyc = {
  businessLicense: null,
  taxCertificate: null,
  proofOfAddress: null,
  governmentIDProof: null,
  proofOfAuthorization: null,
  fullName: '',
  role: '',
  email: '',
  mobileNumber: '',
  accountHolderName: '',
  accountNumber: '',
  bankName: '',
  branchName: '',
  swiftFscCode: '',
  paymentPreference: '',
  amlCtfConfirmed: false,
  pepConfirmed: false,
}

/** The form's order on the screen, which decides where the focus goes. */
export const kycFieldsInOrder = [
  ...kycFiles,
  'fullName',
  'role',
  'email',
  'mobileNumber',
  'bankAccountDetails',
  'accountHolderName',
  'accountNumber',
  'bankName',
  'branchName',
  'swiftFscCode',
  'paymentPreference',
  'amlCtfConfirmed',
  'pepConfirmed',
] as const satisfies (keyof KycForm)[]
