import { z } from 'zod'
import { email } from './email.ts'
import { success } from './envelope.ts'
import { isHostName } from './host-name.ts'
import { saying } from './issues/saying.ts'

/** PUT /api/own-name/host; '' for none. */
export const ownHostRequest = z
  .object({
    host: z
      .string()
      .transform((value) => value.trim().toLowerCase())
      .refine((value) => value === '' || isHostName(value), { error: saying('invalid.host_name') }),
  })
  .meta({ id: 'OwnHostRequest' })

const noneOr = <Value extends z.ZodType>(value: Value) => z.union([z.literal(''), value])

/** PUT /api/own-name/sender. An empty address means none; with an empty `replyTo`, replies go to the address itself. */
export const mailSenderRequest = z
  .object({ address: noneOr(email()), replyTo: noneOr(email()).default('') })
  .meta({ id: 'MailSenderRequest' })
export type MailSenderRequest = z.infer<typeof mailSenderRequest>

const mailSender = z.object({
  address: z.string(),
  replyTo: z.string(),
  /**
   * Whether emails are sent from this address: once the DNS record was found, and as long as the organisation has the
   * domain.
   */
  isOn: z.boolean(),
  /** The DNS record (TXT) with the key that signs the emails. */
  record: z.object({ name: z.string(), value: z.string() }),
})

/** An organisation's own host for signing in, and its own sender address. */
export const ownName = z
  .object({
    host: z.string(),
    /** Whether people can sign in there: not while the organisation is suspended or no longer has the domain. */
    isHostOn: z.boolean(),
    /** The target for the host's CNAME record. */
    pointsTo: z.string(),
    sender: mailSender.nullable(),
  })
  .meta({ id: 'OwnName' })
export type OwnName = z.infer<typeof ownName>
export const ownNameResponse = success({ data: ownName }).meta({ id: 'OwnNameResponse' })

/** GET /api/sign-in/house: null unless the address belongs to an organisation. */
export const houseResponse = success({
  data: z
    .object({
      organisationId: z.string(),
      name: z.string(),
      /** '' if it has chosen none. */
      colour: z.string(),
      /** The path of its logo; '' if it publishes none. */
      logo: z.string(),
      hasProvider: z.boolean(),
      /** The deployment's own address, where passkeys work. */
      deployment: z.string(),
    })
    .nullable(),
}).meta({ id: 'HouseResponse' })
export type House = NonNullable<z.infer<typeof houseResponse>['data']>
