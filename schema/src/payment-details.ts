import { z } from 'zod'
import { success } from './envelope.ts'
import { electronicForm, isIban } from './iban.ts'
import { saying } from './issues/saying.ts'
import { text } from './text.ts'

/** The account that parties pay into, set by an administrator. */
export const paymentDetails = z
  .object({
    accountHolderName: z.string(),
    bankName: z.string(),
    /** In electronic form: without spaces. */
    iban: z.string(),
    bic: z.string(),
  })
  .meta({ id: 'PaymentDetails' })
export type PaymentDetails = z.infer<typeof paymentDetails>

/** PUT /api/admin/payment-details */
export const paymentDetailsRequest = z
  .object({
    accountHolderName: text('accountHolderName', 100),
    bankName: text('bankName', 100),
    iban: text('IBAN', 60)
      .transform(electronicForm)
      .refine((value) => value === '' || isIban(value), { error: saying('invalid.iban') }),
    /** ISO 9362. */
    bic: text('BIC', 20)
      .transform(electronicForm)
      .refine((value) => value === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value), {
        error: saying('invalid.bic'),
      }),
  })
  .meta({ id: 'PaymentDetailsRequest' })

/** GET /api/admin/payment-details: null until they are set. */
export const paymentDetailsResponse = success({ data: paymentDetails.nullable() }).meta({
  id: 'PaymentDetailsResponse',
})
