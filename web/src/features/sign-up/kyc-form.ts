import { saying } from '@credenza/schema/issues/saying'
import { type KycFile, kycFields, kycFiles } from '@credenza/schema/sign-up'
import { z } from 'zod'
import { fileFault, kycFileLimit } from '../../lib/form/file-fault.ts'

const fileField = (kind: KycFile, isOnFile: boolean) =>
  z
    .file()
    .nullable()
    .superRefine((file, check) => {
      const fault = file
        ? fileFault(file, kycFileLimit)
        : isOnFile
          ? undefined
          : saying('invalid.required', { field: kind })
      if (fault) check.addIssue({ code: 'custom', message: fault })
    })

/** Step two as one form: the fields and five files; files already on the server are optional. */
export function kycForm(onFile: ReadonlySet<string>) {
  const files = Object.fromEntries(kycFiles.map((kind) => [kind, fileField(kind, onFile.has(kind))]))
  return kycFields
    .omit({ registrationId: true })
    .extend(files as Record<KycFile, ReturnType<typeof fileField>>)
}

type KycSchema = ReturnType<typeof kycForm>
export type KycForm = z.input<KycSchema>
export type KycValues = z.output<KycSchema>

/** Values known from step one, passed as navigation state. */
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

/** The form's screen order, which decides where focus goes. */
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
