import { percentOf, type TaxLine } from '@credenza/schema'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { taxDay, taxZone } from './uae-time.ts'

interface Listed {
  lines: TaxLine[]
  period: { from: string; to: string }
  /** The VAT posted fee by fee, minus the VAT of the lines. */
  roundingFils: bigint
}

/**
 * Marks a customer's fees of a month ('YYYY-MM') charged before `until` as listed by this document, and returns its lines.
 * Undefined if another document lists them by now.
 */
export async function listOnInvoice(
  tx: Tx,
  of: { id: string; supplierId: string; customerId: string; month: string; until: Date },
): Promise<Listed | undefined> {
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
    vatFils: Number(percentOf(BigInt(row.net), row.percent)),
    treatment: row.treatment,
    percent: row.percent,
    reason: row.reason,
    ...(row.reason_code && { reasonCode: row.reason_code }),
  }))
  const from = taxDay(new Date(Math.min(...rows.map(({ first }) => first.getTime()))))
  const to = taxDay(new Date(Math.max(...rows.map(({ last }) => last.getTime()))))
  const posted = rows.reduce((sum, row) => sum + BigInt(row.vat), 0n)
  const listed = lines.reduce((sum, { vatFils }) => sum + BigInt(vatFils), 0n)
  return { lines, period: { from, to }, roundingFils: posted - listed }
}
