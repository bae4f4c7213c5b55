import { z } from 'zod'
import { role } from './account.ts'
import { kycTextMaxLength } from './constants.ts'
import { listAnswer, success } from './envelope.ts'
import { missing, saying } from './issues/saying.ts'
import { email, givenReason, newPassword, optionalText, text, year } from './text.ts'
import { isTimeZone } from './zoned-time.ts'

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
    organizationName: text('organizationName'),
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
    fullName: text('fullName', 120),
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

/** An address that a link may use, and that cannot run code. */
const webAddress = optionalText(300).refine(
  (value) => value === '' || /^https?:\/\/[^\s/]+\S*$/i.test(value),
  {
    error: saying('invalid.website'),
  },
)

/** What an issuer chooses to show on its public page. */
const publicContact = z.object({
  website: webAddress,
  email: z.union([z.literal(''), email()]).default(''),
  /** Whether its profile image is shown as its logo. */
  showsLogo: z.boolean().default(false),
})
export type PublicContact = z.infer<typeof publicContact>

/** GET and PUT /api/organisation/settings. If no verifier is chosen, every approved one reviews (readings R3). */
export const organisationSettings = z
  .object({
    displayName: text('displayName', 120),
    verifierIds: z.array(z.string().max(60)).max(100),
    /** Unchanged if it is not sent. */
    publicContact: publicContact.optional(),
    /** IANA. '' stands for its country's, if that has only one, or else the browser's. Unchanged if it is not sent. */
    timeZone: z
      .string()
      .max(60)
      .refine((name) => name === '' || isTimeZone(name), { error: saying('invalid.time_zone') })
      .optional(),
    /** The colour of the header that an issuer's students see: '#1a4d8f'; '' for ours. Unchanged if it is not sent. */
    colour: z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, { error: saying('invalid.colour') })
      .optional(),
  })
  .meta({ id: 'OrganisationSettings' })
export type OrganisationSettings = z.infer<typeof organisationSettings>
export const settingsResponse = success({
  data: z.object({
    displayName: z.string(),
    verifierIds: z.array(z.string()),
    publicContact: z.object({ website: z.string(), email: z.string(), showsLogo: z.boolean() }),
    timeZone: z.string(),
    colour: z.string(),
  }),
}).meta({ id: 'SettingsResponse' })

/**
 * GET /api/user/issuer-look: the look of the only issuer that lists the student; null if there is not exactly one, or it
 * chose no colour.
 */
export const issuerLook = z
  .object({
    name: z.string(),
    colour: z.string(),
    /** The path of its logo; '' if it publishes none. */
    logo: z.string(),
  })
  .meta({ id: 'IssuerLook' })
export type IssuerLook = z.infer<typeof issuerLook>
export const issuerLookResponse = success({ data: issuerLook.nullable() }).meta({ id: 'IssuerLookResponse' })

/** GET /api/organisation/verifiers: the approved verifiers an issuer can choose from. */
export const verifierChoice = z.object({ _id: z.string(), organizationName: z.string() })
export const verifierListResponse = success({ data: z.array(verifierChoice), ...listAnswer }).meta({
  id: 'VerifierListResponse',
})

/** GET /api/issuer-verifier-profile */
export const profile = z
  .object({
    _id: z.string(),
    organizationName: z.string(),
    /** Its name on new certificates. */
    displayName: z.string(),
    email: z.string(),
    profile_url: z.string(),
    digitalSignature: z.string(),
    publicKey: z.string(),
    status: z.string(),
    /** Why the admin returned or suspended the organisation. */
    statusReason: z.string(),
    selectedRole: role,
    registrationId: z.string(),
    KYC: z.object({ businessLicense: z.string() }),
    did: z.string(),
    /** The time zone in which its people read times (IANA); '' for the browser's. */
    timeZone: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>
export const profileResponse = success({ data: profile }).meta({ id: 'ProfileResponse' })

/** GET /api/admin/organisations */
export const organisationItem = z
  .object({
    _id: z.string(),
    organizationName: z.string(),
    email: z.string(),
    selectedRole: role,
    status: z.string(),
    country: z.string(),
    createdAt: z.string(),
    approvedAt: z.string().nullable(),
  })
  .meta({ id: 'OrganisationItem' })
export type OrganisationItem = z.infer<typeof organisationItem>
export const organisationListResponse = success({ data: z.array(organisationItem), ...listAnswer }).meta({
  id: 'OrganisationListResponse',
})

/** POST /api/admin/organisations/:id/approve: refused if the application has been submitted again since it was read. */
export const approveRequest = z
  .object({ ifSubmittedAt: z.iso.datetime().optional() })
  .nullish()
  .meta({ id: 'ApproveRequest' })
export const returnRequest = z.object({ reason: givenReason() }).meta({ id: 'ReturnRequest' })

/** POST /api/organisation/rotate-key: returns the new key's multibase. Earlier signatures stay valid. */
export const rotateKeyResponse = success({ publicKeyMultibase: z.string() }).meta({ id: 'RotateKeyResponse' })

/** The organisation's wallet key; certificates and request are PEM. */
const walletKeyFacts = z
  .object({
    id: z.string(),
    /** The key's own first, without the authority's own. */
    certificates: z.array(z.string()),
    /** The request for another authority to certify the same key. */
    request: z.string(),
  })
  .meta({ id: 'WalletKey' })
export type WalletKeyFacts = z.infer<typeof walletKeyFacts>
export const walletKeyResponse = success({ data: walletKeyFacts }).meta({ id: 'WalletKeyResponse' })
/** PUT /api/organisation/wallet-key/certificates and /api/organisation/seal-key/certificates: PEM. */
export const certifyKeyRequest = z
  .object({ certificates: z.string().max(50_000) })
  .meta({ id: 'CertifyKeyRequest' })

/** GET /api/organisation/keys: a current or former signing key. A date is empty if the event has not happened. */
const signingKeyFacts = z
  .object({
    /** The public key as a Multikey: 'z6Mk…', or 'zDn…' for wallets. */
    id: z.string(),
    /** What it signs: documents and statements, or what wallets receive. */
    signs: z.enum(['documents', 'wallets']),
    createdAt: z.string(),
    retiredAt: z.string(),
    /** The time from which the key is declared stolen. */
    compromisedAt: z.string(),
  })
  .meta({ id: 'SigningKey' })
export type SigningKeyFacts = z.infer<typeof signingKeyFacts>
export const keyListResponse = success({ data: z.array(signingKeyFacts), ...listAnswer }).meta({
  id: 'KeyListResponse',
})

/** GET /api/issuers/{id}: what the public may know about an approved issuer. */
const issuerPage = z
  .object({
    _id: z.string(),
    did: z.string(),
    /** Its name on new certificates, and the one that was approved. */
    name: z.string(),
    registeredName: z.string(),
    /** The host of the deployment that approved it. */
    approvedBy: z.string(),
    approvedAt: z.string(),
    /** Whether it may issue now, which a suspended issuer may not. */
    mayIssue: z.boolean(),
    /** False while our own records about it do not match the logs. */
    isVouchedFor: z.boolean(),
    categories: z.array(z.string()),
    /** How many certificates it has signed. */
    certificates: z.number().int(),
    keys: z.array(signingKeyFacts),
    /** Empty if the issuer does not publish them. */
    website: z.string(),
    email: z.string(),
    logo: z.string(),
  })
  .meta({ id: 'IssuerPage' })
export type IssuerPage = z.infer<typeof issuerPage>
export const issuerPageResponse = success({ data: issuerPage }).meta({ id: 'IssuerPageResponse' })

/** POST /api/organisation/keys/{keyId}/compromised: the time from which somebody else had the key. */
export const declareTheftRequest = z
  .object({ since: z.iso.datetime({ offset: true, error: saying('invalid.date_and_time_needed') }) })
  .meta({ id: 'DeclareTheftRequest' })
export const declareTheftResponse = success({ since: z.string() }).meta({ id: 'DeclareTheftResponse' })

/** How a theft at a given time affects valid certificates that the key signed or accepted. */
const theftImpact = z
  .object({
    staysValid: z.number().int(),
    becomesInvalid: z.number().int(),
    cannotBeDated: z.number().int(),
  })
  .meta({ id: 'TheftImpact' })
export type TheftImpact = z.infer<typeof theftImpact>
export const theftImpactResponse = success({ data: theftImpact }).meta({ id: 'TheftImpactResponse' })
