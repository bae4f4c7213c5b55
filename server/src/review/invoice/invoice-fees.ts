import { randomUUID } from 'node:crypto'
import type { TaxLine } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newTenantId } from '../../platform/ids.ts'
import { readTaxProfile } from '../tax/tax-profile.ts'
import { readBuyer } from './buyer.ts'
import { issueDocument } from './issue-document.ts'
import { lockNumber } from './numbers.ts'
import { startOfTaxMonth, taxDay, taxZone } from './uae-time.ts'

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
      const listed = await listFees(tx, { id, supplierId, customerId, month, until })
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

/** Marks the fees as listed by this document, and returns its lines; undefined if another document has them by now. */
async function listFees(
  tx: Tx,
  of: { id: string; supplierId: string; customerId: string; month: string; until: Date },
): Promise<{ lines: TaxLine[]; period: { from: string; to: string } } | undefined> {
  const { rows } = await sql<{
    certificate_type: string
    unit: string
    treatment: TaxLine['treatment']
    percent: number
    reason: string
    reason_code: TaxLine['reasonCode'] | ''
    quantity: string
    net: string
    vat: string
    first: Date
    last: Date
  }>`
    WITH listed AS (
      UPDATE taxed_fee SET document_id = ${of.id}
      WHERE org_id = ${of.supplierId} AND customer_id = ${of.customerId} AND document_id IS NULL AND at < ${of.until}
        AND to_char(at AT TIME ZONE ${taxZone}, 'YYYY-MM') = ${of.month}
      RETURNING *
    )
    SELECT certificate_type, net_fils AS unit, treatment, percent, reason, reason_code, count(*) AS quantity,
      sum(net_fils) AS net, sum(vat_fils) AS vat, min(at) AS first, max(at) AS last
    FROM listed GROUP BY certificate_type, net_fils, treatment, percent, reason, reason_code
    ORDER BY certificate_type, net_fils, treatment, percent, reason, reason_code`.execute(tx)
  if (rows.length === 0) return undefined
  const lines = rows.map((row, i) => ({
    number: i + 1,
    certificateType: row.certificate_type,
    quantity: Number(row.quantity),
    unitFils: Number(row.unit),
    netFils: Number(row.net),
    vatFils: Number(row.vat),
    treatment: row.treatment,
    percent: row.percent,
    reason: row.reason,
    ...(row.reason_code && { reasonCode: row.reason_code }),
  }))
  const from = taxDay(new Date(Math.min(...rows.map(({ first }) => first.getTime()))))
  const to = taxDay(new Date(Math.max(...rows.map(({ last }) => last.getTime()))))
  return { lines, period: { from, to } }
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
