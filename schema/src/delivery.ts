import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { text } from './text.ts'

export const deliveryLanguages = ['en', 'ar'] as const
/** What a mail's text may name. `{{link}}` is the holder's own link, with the key that opens the document. */
export const mailPlaceholders = ['name', 'title', 'type', 'issuer', 'date', 'link'] as const

const mailText = z.object({ subject: text('subject', 200), body: text('body', 5000) })

/** GET and PUT /api/delivery/settings: the mail that brings a certificate to its holder. */
export const deliverySettings = z
  .object({
    /** Send the mail by itself once a certificate is accepted. */
    onAcceptance: z.boolean(),
    /** The language of mails to holders. */
    language: z.enum(deliveryLanguages),
    attachPdf: z.boolean(),
    en: mailText,
    ar: mailText,
  })
  .meta({ id: 'DeliverySettings' })
export type DeliverySettings = z.infer<typeof deliverySettings>
/** The same as the wire answers it: texts as they stand. */
const shownMailText = z.object({ subject: z.string(), body: z.string() })
export const deliverySettingsResponse = success({
  data: z.object({
    onAcceptance: z.boolean(),
    language: z.enum(deliveryLanguages),
    attachPdf: z.boolean(),
    en: shownMailText,
    ar: shownMailText,
  }),
}).meta({ id: 'DeliverySettingsResponse' })

/** POST /api/delivery/preview: how the mail will read, with the facts of a made-up holder. */
export const mailPreviewRequest = mailText
  .extend({ language: z.enum(deliveryLanguages) })
  .meta({ id: 'MailPreviewRequest' })
export const mailPreviewResponse = success({
  data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
}).meta({ id: 'MailPreviewResponse' })

export const deliveryState = z.enum(['waiting', 'sent', 'failed'])
/** One mail to one holder. `failed`: refused for good or bounced; it can be sent again. */
export const delivery = z
  .object({
    _id: z.string(),
    certificateId: z.string(),
    kind: z.enum(['certificate', 'expiry']),
    userName: z.string(),
    email: z.string(),
    title: z.string(),
    state: deliveryState,
    message: z.string(),
    createdAt: z.string(),
    sentAt: z.string(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof delivery>
export const deliveryListResponse = success({ data: z.array(delivery), ...listAnswer }).meta({
  id: 'DeliveryListResponse',
})
