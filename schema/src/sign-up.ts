import { z } from 'zod'
import { kycTextMaxLength } from './constants.ts'
import { email } from './email.ts'
import { success } from './envelope.ts'
import { missing, saying } from './issues/saying.ts'
import { newPassword } from './new-password.ts'
import { nameText, optionalText, text } from './text.ts'
import { year } from './year.ts'

/** Digits only. An application has at least ten of them (specification, section 5), a KYC contact may have a local number. */
const mobile = (field: string, fewest: number) =>
  z
    .string(missing(field))
    .trim()
    .min(1, missing(field))
    .refine((value) => value === '' || (value.length >= fewest && /^\d{1,15}$/.test(value)), {
      error: saying('invalid.phone'),
    })

/** POST /api/personal-data: sign-up step one. Anyone may sign up as issuer or verifier, nobody as admin or student. */
export const personalDataRequest = z
  .object({
    organizationName: nameText('organizationName'),
    type: z.enum(['private', 'public', 'educational'], missing('type')),
    registrationNumber: text('registrationNumber', 60),
    tin: text('tin', 60),
    industry: z.enum(['finance', 'technology', 'educational'], missing('industry')),
    year: year(),
    email: email(),
    mobile: mobile('mobile', 10),
    website: optionalText(300),
    headquartersAddress: text('headquartersAddress', 300),
    city: text('city', 120),
    state: text('state', 120),
    country: text('country', 120),
    zip: text('zip', 20),
    accreditationCertificate: text('accreditationCertificate'),
    selectedRole: z.enum(['issuer', 'verifier'], missing('selectedRole')),
    password: newPassword(),
  })
  .meta({ id: 'PersonalDataRequest' })
export type PersonalData = z.infer<typeof personalDataRequest>
export const personalDataResponse = success({ registrationId: z.string() }).meta({
  id: 'PersonalDataResponse',
})

export const kycFiles = [
  'businessLicense',
  'taxCertificate',
  'proofOfAddress',
  'governmentIDProof',
  'proofOfAuthorization',
] as const
export type KycFile = (typeof kycFiles)[number]

/** A checkbox, which must be sent but may be false (specification, section 5). */
const flag = (field: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false'])], {
      error: ({ input }) =>
        input == null || input === '' ? saying('invalid.required', { field }) : saying('invalid.not_a_flag'),
    })
    .transform((value) => value === true || value === 'true')

/** The text fields of POST /api/update-kyc (multipart); the five files come with them. */
export const kycFields = z
  .object({
    registrationId: text('registrationId', 60),
    fullName: nameText('fullName', 120),
    role: text('role', 60),
    email: email(),
    mobileNumber: mobile('mobileNumber', 7),
    bankAccountDetails: z.enum(['saving', 'current'], missing('bankAccountDetails')),
    accountHolderName: text('accountHolderName', kycTextMaxLength),
    accountNumber: text('accountNumber', kycTextMaxLength),
    bankName: text('bankName', kycTextMaxLength),
    branchName: text('branchName', kycTextMaxLength),
    swiftFscCode: text('swiftFscCode', kycTextMaxLength),
    paymentPreference: text('paymentPreference', kycTextMaxLength),
    amlCtfConfirmed: flag('amlCtfConfirmed'),
    pepConfirmed: flag('pepConfirmed'),
  })
  .meta({ id: 'KycFields' })
export type KycFields = z.infer<typeof kycFields>

/** PUT /api/organisation/details: corrects step one, unless the admin is reviewing the application. */
export const detailsRequest = personalDataRequest
  .omit({ password: true, selectedRole: true, email: true })
  .meta({ id: 'DetailsRequest' })
