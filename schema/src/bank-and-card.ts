import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'

const amountNeeded = { error: saying('invalid.amount_needed') }

/** POST /api/balance/card-payment */
export const cardPaymentRequest = z
  .object({ amountFils: z.number(amountNeeded).int(amountNeeded).min(1, amountNeeded) })
  .meta({ id: 'CardPaymentRequest' })
/** Where the payer continues. */
export const cardPaymentResponse = success({ data: z.object({ url: z.string() }) }).meta({
  id: 'CardPaymentResponse',
})

/**
 * The state of a refund: the provider was not asked yet, has accepted it, has refused it, or could not pay it out. In the
 * last two states the operator has the money again.
 */
export const refundStates = ['waiting', 'made', 'refused', 'returned'] as const
export type RefundState = (typeof refundStates)[number]

export const cardPayment = z
  .object({
    _id: z.string(),
    createdAt: z.string(),
    /** The amount of the payment, and how much of it has not been refunded. */
    amountFils: z.number().int(),
    heldFils: z.number().int(),
    refunds: z.array(z.object({ amountFils: z.number().int(), state: z.enum(refundStates), at: z.string() })),
  })
  .meta({ id: 'CardPayment' })
export type CardPayment = z.infer<typeof cardPayment>

/** GET /api/admin/balances/{partyId}/card-payments: the payments that were made at least in part, newest first. */
export const cardPaymentsQuery = listQuery(['createdAt', 'heldFils']).omit({ search: true })
export const cardPaymentsResponse = success({ data: z.array(cardPayment), ...listAnswer }).meta({
  id: 'CardPaymentsResponse',
})

/** POST /api/admin/card-payments/{id}/refunds */
export const refundRequest = cardPaymentRequest.meta({ id: 'RefundRequest' })
export const refundResponse = success({ data: z.object({ heldFils: z.number().int() }) }).meta({
  id: 'RefundResponse',
})

/** POST /api/admin/bank-statements and …/preview: the file as text. */
export const bankStatementRequest = z
  .object({ content: z.string().min(1).max(15_000_000) })
  .meta({ id: 'BankStatementRequest' })

export const bankStatementEntry = z
  .object({
    _id: z.string(),
    /** 'YYYY-MM-DD' */
    day: z.string(),
    amountFils: z.number().int(),
    text: z.string(),
    /** The party that the reference names; empty if it names none. */
    party: z.string(),
    state: z.enum(['matched', 'booked', 'unknown']),
  })
  .meta({ id: 'BankStatementEntry' })
export type BankStatementEntry = z.infer<typeof bankStatementEntry>
export const bankStatementResponse = success({ data: z.array(bankStatementEntry) }).meta({
  id: 'BankStatementResponse',
})
export const bookStatementResponse = success({ booked: z.number().int() }).meta({
  id: 'BookStatementResponse',
})
