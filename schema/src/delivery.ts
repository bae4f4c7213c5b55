import { z } from 'zod'
import { bulkLimit } from './constants.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { languageCodes } from './languages.ts'
import { placeholdersIn } from './placeholder.ts'
import { saidBy } from './said-by.ts'
import { text } from './text.ts'

/** Placeholders in a mail's text. `{{link}}` is the holder's own link, with the key that opens the document. */
export const mailPlaceholders = ['name', 'title', 'type', 'issuer', 'date', 'link'] as const
export type MailPlaceholder = (typeof mailPlaceholders)[number]

/** A text with placeholders; the error names one that is not allowed. */
const mailLine = (field: string, max: number, allowed: readonly string[]) =>
  text(field, max).superRefine((value, ctx) => {
    const unknown = placeholdersIn(value).find((name) => !allowed.includes(name))
    if (unknown !== undefined) {
      ctx.addIssue({
        code: 'custom',
        message: saying('invalid.placeholder', { name: unknown, known: allowed }),
      })
    }
  })

/** All but the link: it opens the certificate, and lock screens show subjects. */
const subjectPlaceholders = mailPlaceholders.filter((name) => name !== 'link')

const mailText = z.object({
  subject: mailLine('subject', 200, subjectPlaceholders),
  body: mailLine('body', 5000, mailPlaceholders).refine(
    (value) => value === '' || placeholdersIn(value).includes('link'),
    { error: saying('invalid.link_placeholder') },
  ),
})

/** GET and PUT /api/delivery/settings: the mail that brings a certificate to its holder. */
export const deliverySettings = z
  .object({
    /** Send the mail automatically once a certificate is accepted. */
    onAcceptance: z.boolean(),
    /** Remind holders 30 and 7 days before a certificate expires. */
    remindBeforeExpiry: z.boolean(),
    /** The language of mails to holders. */
    language: z.enum(languageCodes),
    attachPdf: z.boolean(),
    en: mailText,
    ar: mailText,
    // Added later than the others: a language without its own text uses the standard one.
    fr: mailText.optional(),
    ur: mailText.optional(),
    hi: mailText.optional(),
    zh: mailText.optional(),
  })
  .meta({ id: 'DeliverySettings' })
export type DeliverySettings = z.infer<typeof deliverySettings>
/** The same in responses, with texts as stored. */
const shownMailText = z.object({ subject: z.string(), body: z.string() })
export const deliverySettingsResponse = success({
  data: z.object({
    onAcceptance: z.boolean(),
    remindBeforeExpiry: z.boolean(),
    language: z.enum(languageCodes),
    attachPdf: z.boolean(),
    en: shownMailText,
    ar: shownMailText,
    fr: shownMailText,
    ur: shownMailText,
    hi: shownMailText,
    zh: shownMailText,
  }),
}).meta({ id: 'DeliverySettingsResponse' })

/** POST /api/delivery/preview: how the mail will look, with the details of an invented holder. */
export const mailPreviewRequest = mailText
  .extend({ language: z.enum(languageCodes) })
  .meta({ id: 'MailPreviewRequest' })
export type MailPreviewRequest = z.infer<typeof mailPreviewRequest>
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type MailPreview = z.infer<typeof mailPreview>
export const mailPreviewResponse = success({ data: mailPreview }).meta({ id: 'MailPreviewResponse' })

export const deliveryState = z.enum(['waiting', 'sent', 'failed'])
/** One mail to one holder. `failed` means permanently refused or bounced; it can be sent again. */
export const delivery = z
  .object({
    _id: z.string(),
    certificateId: z.string(),
    kind: z.enum(['certificate', 'expiry']),
    userName: z.string(),
    email: z.string(),
    title: z.string(),
    state: deliveryState,
    /** Why the last attempt failed, in words; empty if it did not fail. */
    message: z.string(),
    ...saidBy,
    createdAt: z.string(),
    sentAt: z.string(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof delivery>
export const deliveryListQuery = listQuery(['createdAt']).extend({ state: deliveryState.optional() })
export type DeliveryListQuery = z.infer<typeof deliveryListQuery>
/** `failed`: how many of the issuer's mails failed, regardless of the list's filter. */
export const deliveryListResponse = success({
  data: z.array(delivery),
  ...listAnswer,
  failed: z.number().int(),
}).meta({ id: 'DeliveryListResponse' })

/** POST /api/deliveries/retry: sends failed mails again now, either all or the named ones. */
export const retryDeliveriesRequest = z
  .union([
    z.object({ ids: z.array(z.string().min(1).max(120)).min(1).max(bulkLimit) }),
    z.object({ all: z.literal(true) }),
  ])
  .meta({ id: 'RetryDeliveriesRequest' })
export type RetryDeliveriesRequest = z.infer<typeof retryDeliveriesRequest>
export const retryDeliveriesResponse = success({ retried: z.number().int() }).meta({
  id: 'RetryDeliveriesResponse',
})
