import { z } from 'zod'
import { role } from './account.ts'
import { success } from './envelope.ts'
import { kycFields, personalDataRequest } from './sign-up.ts'

export const storedFile = z.object({
  id: z.string(),
  kind: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  uploadedAt: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

const strings = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>

/** Step one as stored, already validated when it was submitted. */
const keptDetails = z.object({
  ...strings('organizationName', 'registrationNumber', 'tin', 'year', 'email', 'mobile', 'website'),
  ...strings('headquartersAddress', 'city', 'state', 'country', 'zip', 'accreditationCertificate'),
  type: personalDataRequest.shape.type,
  industry: personalDataRequest.shape.industry,
})

/** The fields of step two as stored. */
const keptKyc = z.object({
  ...strings('fullName', 'role', 'email', 'mobileNumber', 'accountHolderName', 'accountNumber', 'bankName'),
  ...strings('branchName', 'swiftFscCode', 'paymentPreference'),
  bankAccountDetails: kycFields.shape.bankAccountDetails,
  amlCtfConfirmed: z.boolean(),
  pepConfirmed: z.boolean(),
})

/** What an organisation submitted: step one, and step two once there is one. */
export const application = z
  .object({
    _id: z.string(),
    status: z.string(),
    selectedRole: role,
    returnReason: z.string().nullable(),
    /** When it was last submitted. */
    submittedAt: z.string().nullable(),
    details: keptDetails,
    kyc: keptKyc.nullable(),
    files: z.array(storedFile),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof application>
export const applicationResponse = success({ data: application }).meta({ id: 'ApplicationResponse' })
