import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { paidFrom, vatOf } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { listOnInvoice } from '../tax/list-on-invoice.ts'
import { readTaxProfile } from '../tax/tax-profile.ts'
import { startOfTaxMonth, taxZone } from '../tax/uae-time.ts'
import { readBuyer } from './buyer.ts'
import { issueDocument } from './issue-document.ts'
import { lockNumber, printedNumber } from './numbers.ts'
import { newDocumentId } from './supplier-of.ts'

/**
 * Makes a supplier's invoices, for all customers or one, for all fees charged before `until` that no invoice lists yet: one for
 * each customer and calendar month, each in its own transaction. Returns how many. Running it twice, even at the same time, is
 * safe: the second finds no fee left.
 */
export async function invoiceFees(
  ctx: Context,
  {
    supplierId,
    actor,
    until,
    ...only
  }: { supplierId: string; customerId?: string; actor: string; until: Date },
): Promise<number> {
  const waiting = await ctx.db
    .selectFrom('taxed_fee')
    .select('customer_id')
    .select(sql<string>`to_char(at AT TIME ZONE ${taxZone}, 'YYYY-MM')`.as('month'))
    .where('org_id', '=', supplierId)
    .where('document_id', 'is', null)
    .where('at', '<', until)
    .$if(only.customerId !== undefined, (q) => q.where('customer_id', '=', only.customerId!))
    .groupBy(['customer_id', sql`2`])
    .orderBy(sql`2`)
    .orderBy('customer_id')
    .execute()
  let made = 0
  for (const { customer_id: customerId, month } of waiting) {
    const at = ctx.clock()
    const id = newDocumentId(supplierId)
    const uuid = randomUUID()
    const isMade = await withRetry(ctx.db, async (tx) => {
      const number = await lockNumber(tx, supplierId, 'invoice')
      const found = await listOnInvoice(tx, { id, supplierId, customerId, month, until })
      if (!found) return false
      const { roundingFils, ...listed } = found
      const seller = (await readTaxProfile(tx, supplierId))!
      const buyer = await readBuyer(tx, customerId)
      const parties = { supplierId, customerId, seller, buyer, of: null }
      const transactionId = await postRounding(tx, at, { supplierId, customerId, number, roundingFils })
      await issueDocument(ctx, tx, {
        _id: id,
        kind: 'invoice',
        uuid,
        number,
        at,
        actor,
        transactionId,
        ...parties,
        ...listed,
      })
      return true
    })
    if (isMade) made += 1
  }
  return made
}

/** Posts the difference between the VAT of the fees and of the invoice, if any, in the customer's favour or against it. */
async function postRounding(
  tx: Tx,
  at: Date,
  of: { supplierId: string; customerId: string; number: number; roundingFils: bigint },
): Promise<string | undefined> {
  const { supplierId, customerId, number, roundingFils } = of
  if (roundingFils === 0n) return undefined
  const id = newTransactionId()
  const reference = printedNumber(supplierId, 'invoice', number)
  const postings = [
    { account: paidFrom(customerId, supplierId), amountFils: roundingFils },
    { account: vatOf(supplierId), amountFils: -roundingFils },
  ]
  await post(tx, at, [{ id, kind: 'rounding', reference, postings }])
  return id
}

/** Invoices all fees of months that have ended, for every supplier. */
export async function invoiceEndedMonths(ctx: Context): Promise<void> {
  const until = startOfTaxMonth(ctx.clock())
  const suppliers = await ctx.db
    .selectFrom('taxed_fee')
    .select('org_id')
    .distinct()
    .where('document_id', 'is', null)
    .where('at', '<', until)
    .execute()
  for (const { org_id: supplierId } of suppliers)
    await invoiceFees(ctx, { supplierId, actor: 'system', until })
}
