import { z } from 'zod'
import { success } from './envelope.ts'
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
    /** Whom the reference names; empty if it names nobody. */
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
