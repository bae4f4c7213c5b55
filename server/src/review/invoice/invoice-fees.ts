import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newTenantId } from '../../platform/ids.ts'
import { listOnInvoice } from '../tax/list-on-invoice.ts'
import { readTaxProfile } from '../tax/tax-profile.ts'
import { startOfTaxMonth, taxZone } from '../tax/uae-time.ts'
import { readBuyer } from './buyer.ts'
import { issueDocument } from './issue-document.ts'
import { lockNumber } from './numbers.ts'

/**
 * Makes a supplier's invoices for all fees charged before `until` that no invoice lists yet: one for each customer and
 * calendar month, each in its own transaction. Returns how many. Running it twice, or twice at once, is safe: the second
 * finds no fee left.
 */
export async function invoiceFees(
  ctx: Context,
  { supplierId, actor, until }: { supplierId: string; actor: string; until: Date },
): Promise<number> {
  const waiting = await ctx.db
    .selectFrom('taxed_fee')
    .select('customer_id')
    .select(sql<string>`to_char(at AT TIME ZONE ${taxZone}, 'YYYY-MM')`.as('month'))
    .where('org_id', '=', supplierId)
    .where('document_id', 'is', null)
    .where('at', '<', until)
    .groupBy(['customer_id', sql`2`])
    .orderBy(sql`2`)
    .orderBy('customer_id')
    .execute()
  let made = 0
  for (const { customer_id: customerId, month } of waiting) {
    const at = ctx.clock()
    const id = newTenantId('inv', supplierId)
    const uuid = randomUUID()
    const isMade = await withRetry(ctx.db, async (tx) => {
      const number = await lockNumber(tx, supplierId, 'invoice')
      const listed = await listOnInvoice(tx, { id, supplierId, customerId, month, until })
      if (!listed) return false
      const seller = (await readTaxProfile(tx, supplierId))!
      const buyer = await readBuyer(tx, customerId)
      const parties = { supplierId, customerId, seller, buyer, of: null }
      await issueDocument(ctx, tx, {
        _id: id,
        kind: 'invoice',
        uuid,
        number,
        at,
        actor,
        ...parties,
        ...listed,
      })
      return true
    })
    if (isMade) made += 1
  }
  return made
}

/** Invoices what was charged in months that have ended, for every supplier. */
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
