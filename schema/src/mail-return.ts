import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'

const address = z.string().max(320)

/** One address, and what happened to a mail to it. `status` is as in RFC 3463: '5.1.1'. */
const plainReport = z.object({
  event: z.enum(['bounce', 'complaint']),
  recipient: address,
  status: z.string().max(20).optional(),
  at: z.iso.datetime({ offset: true }),
})

/** Amazon SES: https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
const sesTime = z.iso.datetime({ offset: true })
const sesReport = z.union([
  z.object({
    notificationType: z.literal('Bounce'),
    bounce: z.object({
      bounceType: z.string().max(40),
      timestamp: sesTime,
      bouncedRecipients: z
        .array(z.object({ emailAddress: address, status: z.string().max(20).optional() }))
        .max(50),
    }),
  }),
  z.object({
    notificationType: z.literal('Complaint'),
    complaint: z.object({
      timestamp: sesTime,
      complainedRecipients: z.array(z.object({ emailAddress: address })).max(50),
    }),
  }),
])

/** Postmark: https://postmarkapp.com/developer/webhooks/bounce-webhook */
const postmarkReport = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z.string().max(60),
  Email: address,
  BouncedAt: z.iso.datetime({ offset: true }),
})

/** Mailgun: https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhook-payloads */
const mailgunReport = z.object({
  'event-data': z.object({
    event: z.enum(['failed', 'complained']),
    severity: z.enum(['permanent', 'temporary']).optional(),
    reason: z.string().max(60).optional(),
    recipient: address,
    /** Seconds since 1970. */
    timestamp: z.number().positive().max(1e11),
  }),
})

/** POST /api/returned-mail: what a mail provider reports, in its own shape. */
export const mailReturnReport = z
  .union([plainReport, sesReport, postmarkReport, mailgunReport])
  .meta({ id: 'MailReturnReport' })
export type MailReturnReport = z.infer<typeof mailReturnReport>

/** GET /api/admin/suppressed-addresses: addresses that get no mails. */
export const suppressedAddress = z
  .object({
    _id: z.string(),
    /** 'a…@example.com'; the address itself is not kept. */
    address: z.string(),
    reason: z.enum(['address_dead', 'address_complained']),
    createdAt: z.string(),
  })
  .meta({ id: 'SuppressedAddress' })
export type SuppressedAddress = z.infer<typeof suppressedAddress>
export const suppressedAddressListResponse = success({
  data: z.array(suppressedAddress),
  ...listAnswer,
}).meta({ id: 'SuppressedAddressListResponse' })
