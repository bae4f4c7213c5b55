import { z } from 'zod'
import { role } from './account.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { paymentDetails } from './payment-details.ts'
import { text } from './text.ts'

/** A party's account: what a verifier has earned, or what an issuer or student owes. */
export const partyAccount = z.enum(['wallet', 'payable'])

/** In fils. Positive amounts are in the party's favour, negative ones are owed. */
const fils = z.number().int()

const month = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)

/** GET /api/balance: the caller's balance, and its months in UTC, newest first. */
export const balance = z
  .object({
    account: partyAccount,
    balanceFils: fils,
    months: z.array(z.object({ month: z.string(), openingFils: fils, closingFils: fils })),
    /** How to pay what is owed; null for a verifier, who is paid. */
    payTo: z
      .object({
        /** The reference to quote. */
        reference: z.string(),
        /** Null until an administrator has set it. */
        account: paymentDetails.nullable(),
        /** Whether it can be paid by card. */
        byCard: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Balance' })
export type Balance = z.infer<typeof balance>
export const balanceResponse = success({ data: balance }).meta({ id: 'BalanceResponse' })
/** GET /api/admin/balances/{partyId} */
export const balanceOfPartyResponse = success({ data: balance.extend({ name: z.string() }) }).meta({
  id: 'BalanceOfPartyResponse',
})

export const statementQuery = listQuery(['at']).omit({ search: true }).extend({ month })
export const statementFileQuery = z.object({ month, format: z.enum(['csv', 'pdf']) })

/** GET /api/balance/statement: what changed the balance in a month, newest first. */
export const statementLine = z
  .object({
    _id: z.string(),
    at: z.string(),
    kind: z.enum(['fee', 'settlement', 'credit', 'rounding']),
    amountFils: fils,
    /** What the platform kept of a verifier's fee, with VAT; negative for what it gave back. Not included in `amountFils`. */
    shareFils: fils,
    /** The certificate that the fee is for; empty for a settlement, and if the certificate belongs to other parties. */
    certificateId: z.string(),
    certificateTitle: z.string(),
    certificateType: z.string(),
    /** The certificate's holder; empty if that person's data was erased. */
    holder: z.string(),
    /** Who paid or received the fee. */
    party: z.string(),
    /** The payment's reference, as entered by the administrator. */
    reference: z.string(),
  })
  .meta({ id: 'StatementLine' })
export type StatementLine = z.infer<typeof statementLine>
export const statementResponse = success({ data: z.array(statementLine), ...listAnswer }).meta({
  id: 'StatementResponse',
})

/** GET /api/admin/balances: every party whose account has ever had an entry, by name. */
export const partyBalance = z
  .object({
    /** The organisation's id, or the student's account. */
    _id: z.string(),
    name: z.string(),
    role,
    account: partyAccount,
    balanceFils: fils,
    /** The reference that the party quotes when it pays; the search finds it too. Empty for a verifier, who is paid. */
    reference: z.string(),
  })
  .meta({ id: 'PartyBalance' })
export type PartyBalance = z.infer<typeof partyBalance>
export const partyBalancesResponse = success({ data: z.array(partyBalance), ...listAnswer }).meta({
  id: 'PartyBalancesResponse',
})

const amountNeeded = { error: saying('invalid.amount_needed') }

/** POST /api/admin/settlements: a party paid what it owes or received what it earned, in part or in full. */
export const settlementRequest = z
  .object({
    partyId: z.string().max(60),
    amountFils: z.number(amountNeeded).int(amountNeeded).min(1, amountNeeded),
    reference: text('reference', 100),
  })
  .meta({ id: 'SettlementRequest' })
export type SettlementRequest = z.infer<typeof settlementRequest>
export const settlementResponse = success({ data: z.object({ balanceFils: fils }) }).meta({
  id: 'SettlementResponse',
})
