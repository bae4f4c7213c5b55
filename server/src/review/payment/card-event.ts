import { z } from 'zod'

const fils = z.number().int().min(0)
const id = z.string().max(200)
const currency = z.literal('aed')
const event = <Type extends string, Shape extends z.ZodRawShape>(types: readonly Type[], object: Shape) =>
  z.object({ type: z.enum(types), data: z.object({ object: z.object(object) }) })

const paid = event(['checkout.session.completed', 'checkout.session.async_payment_succeeded'], {
  client_reference_id: id.nullish(),
  payment_status: z.string(),
  payment_intent: id.nullish(),
  amount_total: fils,
  currency,
})
const refunded = event(['refund.created', 'refund.updated', 'refund.failed'], {
  id,
  payment_intent: id.nullish(),
  /** For a refund that we requested: our ids. */
  metadata: z.object({ payment: id.optional(), refund: id.optional() }).nullish(),
  amount: fils,
  status: z.string(),
  currency,
})
const disputed = event(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'], {
  id,
  payment_intent: id.nullish(),
  amount: fils,
  currency,
})
const moving = [paid, refunded, disputed]
const types = new Set<string>(moving.flatMap(({ shape }) => shape.type.options))

/** The events of Stripe's API that report moved money. Other events are accepted without their content. */
export const cardEvent = z.union([
  ...moving,
  z.object({ type: z.string().refine((type) => !types.has(type)) }).transform(() => null),
])
export type CardEvent = NonNullable<z.infer<typeof cardEvent>>
export type RefundObject = z.infer<typeof refunded>['data']['object']
