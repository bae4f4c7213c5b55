import type { CreditRequest, TaxDocument } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once, wasAnswered } from '../../platform/http/idempotency.ts'
import { platform } from '../ledger/accounts.ts'
import { lockAccounts } from '../ledger/move-money.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { refundToCards } from '../payment/ask-refund.ts'
import { NotInvoiced } from '../tax/shares-of-line.ts'
import { invoiceFees } from './invoice-fees.ts'
import { readCredited, readDocument } from './read-documents.ts'
import { supplierOf } from './supplier-of.ts'
import { type CreditNote, writeCreditNote } from './write-credit-note.ts'

interface Credited {
  document: TaxDocument
  refundedFils: number
}

/**
 * Credits some fees of an invoice: issues a tax credit note, posts the reverse of the fees' postings, and, with `refund`,
 * returns what is then in the customer's favour to its cards. The supplier does this, or an administrator on its behalf, for
 * which a second one may have to approve. Only an administrator refunds, because the operator bears refunds of fees that it has
 * already paid out, and the supplier's balance does not show which these are. Throws 'not_found' for others' invoices, and
 * 'invalid' for more than is left of a line and for a supplier's refund.
 */
export async function creditInvoice(
  ctx: Context,
  caller: Caller,
  invoiceId: string,
  request: CreditRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<Credited> {
  if (request.refund && !ctx.cards) throw refusal('not_found.card_payments')
  if (request.refund && caller.role !== 'admin') throw fieldRefusal('refund', 'invalid.refund_by_supplier')
  const credit = (tx: Tx, at: Date) =>
    once(tx, idempotency, at, async () => {
      const note = await writeCreditNote(ctx, tx, at, caller, invoiceId, request)
      const refundedFils = request.refund ? await refundCredit(ctx, tx, at, caller.accountId, note) : 0
      return { document: note.document, refundedFils }
    })
  const act = async (tx: Tx) => {
    if (await wasAnswered(tx, idempotency)) return undefined
    const before = await readCredited(tx, await readDocument(tx, caller, invoiceId))
    const parameters = [JSON.stringify(request), JSON.stringify(before)]
    return { act: 'invoice.credit', subject: invoiceId, parameters } as const
  }
  const attempt = () => {
    const at = ctx.clock()
    const work = (tx: Tx) => credit(tx, at)
    return caller.role === 'admin' ? withSecondAdmin(ctx, caller, act, work) : withRetry(ctx.db, work)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof NotInvoiced)) throw error
    // Refusals and waiting for a second administrator are other errors, so these cases make no invoice.
    await invoiceShares(ctx, supplierOf(invoiceId)!)
    return attempt()
  }
}

/** Returns what is in the customer's favour after the credit to its cards, but at most the credited amount. */
async function refundCredit(
  ctx: Context,
  tx: Tx,
  at: Date,
  actor: string,
  { document: { netFils, vatFils }, customerId }: CreditNote,
): Promise<number> {
  const { inMain: inFavour } = await lockAccounts(tx, customerId)
  const credited = BigInt(netFils + vatFils)
  const mostFils = inFavour < credited ? inFavour : credited
  return wireFils(await refundToCards(ctx, tx, at, { partyId: customerId, mostFils, actor }))
}

/** Makes the platform's invoices for its shares of the verifier's fees so far. */
const invoiceShares = (ctx: Context, customerId: string): Promise<number> =>
  invoiceFees(ctx, { supplierId: platform, customerId, actor: 'system', until: ctx.clock() })
