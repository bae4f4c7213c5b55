import { z } from 'zod'
import { email } from './email.ts'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { nameText, optionalText } from './text.ts'
import { isTimeZone } from './zoned-time.ts'

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
    displayName: nameText('displayName', 120),
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

/** GET /api/organisation/verifiers: the approved verifiers an issuer can choose from. */
export const verifierChoice = z.object({ _id: z.string(), organizationName: z.string() })
export const verifierListResponse = success({ data: z.array(verifierChoice), ...listAnswer }).meta({
  id: 'VerifierListResponse',
})
