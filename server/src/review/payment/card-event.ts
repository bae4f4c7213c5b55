import { z } from 'zod'

const fils = z.number().int().min(0)
const id = z.string().max(200)
const metadata = z.object({ payment: id.optional() }).nullish()
const event = <Type extends string, Shape extends z.ZodRawShape>(types: readonly Type[], object: Shape) =>
  z.object({ type: z.enum(types), data: z.object({ object: z.object(object) }) })

/** The events of Stripe's API that say that money has moved; of any other, only that it is one. */
export const cardEvent = z.union([
  event(['checkout.session.completed', 'checkout.session.async_payment_succeeded'], {
    client_reference_id: id.nullish(),
    payment_status: z.string(),
    payment_intent: id.nullish(),
    amount_total: fils,
    currency: z.literal('aed'),
  }),
  event(['charge.refunded'], {
    payment_intent: id.nullish(),
    metadata,
    /** All refunds of the charge until now. */
    amount_refunded: fils,
    currency: z.literal('aed'),
  }),
  event(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'], {
    id,
    payment_intent: id.nullish(),
    amount: fils,
    currency: z.literal('aed'),
  }),
  z.object({ type: z.string().refine((type) => !moves.has(type)) }).transform(() => null),
])
export type CardEvent = NonNullable<z.infer<typeof cardEvent>>

const moves = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])
