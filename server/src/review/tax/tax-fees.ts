import { vatOnLine } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { TaxTables } from './tables.ts'
import { readTaxProfile } from './tax-profile.ts'
import { readVat } from './vat.ts'

export interface NewFee {
  transactionId: string
  customerId: string
  certificateType: string
  netFils: bigint
}

/**
 * The VAT of each of these fees in fils, by transaction, and a row for the invoice. Empty when VAT is off, and for a
 * verifier without a tax registration number, which may not charge VAT.
 */
export async function taxFees(
  tx: Tx,
  at: Date,
  verifierId: string,
  fees: readonly NewFee[],
): Promise<Map<string, bigint>> {
  const { treatment, percent, reason, reasonCode } = await readVat(tx)
  if (treatment === 'off') return new Map()
  const profile = await readTaxProfile(tx, verifierId)
  if (!profile?.trn) return new Map()
  const vat = new Map(fees.map(({ transactionId, netFils }) => [transactionId, vatOnLine(netFils, percent)]))
  const rows = fees.map(
    ({ transactionId, customerId, certificateType, netFils }): Omit<TaxTables['taxed_fee'], 'at'> => ({
      org_id: verifierId,
      transaction_id: transactionId,
      customer_id: customerId,
      certificate_type: certificateType,
      net_fils: String(netFils),
      vat_fils: String(vat.get(transactionId)),
      treatment,
      percent,
      reason,
      reason_code: reasonCode,
      document_id: null,
    }),
  )
  await insertRecords(
    tx,
    'taxed_fee',
    rows.map((row) => ({ ...row, at })),
  )
  return vat
}
