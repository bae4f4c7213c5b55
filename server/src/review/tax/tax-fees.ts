import { percentOf, type Vat } from '@credenza/schema'
import type { Insertable } from 'kysely'
import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { platform } from '../ledger/accounts.ts'
import type { TaxTables } from './tables.ts'
import { readTaxProfile } from './tax-profile.ts'
import { readVat } from './vat.ts'

export interface NewFee {
  transactionId: string
  customerId: string
  certificateType: string
  netFils: bigint
}

/** What is charged with a fee, in fils: the verifier's VAT, and the platform's share with its VAT. */
export interface Charge {
  vatFils: bigint
  shareFils: bigint
  shareVatFils: bigint
}

type Row = Insertable<TaxTables['taxed_fee']>
type Tax = Pick<Row, 'treatment' | 'percent' | 'reason' | 'reason_code'>

const untaxed: Tax = { treatment: 'none', percent: 0, reason: '', reason_code: '' }

/**
 * What is charged with each of these fees, by transaction, and the rows for invoices: the verifier's if it charges VAT, and the
 * platform's if it keeps a share. A supplier without a tax registration number may not charge VAT.
 */
export async function taxFees(
  tx: Tx,
  at: Date,
  verifierId: string,
  fees: readonly NewFee[],
  sharePercent: number,
): Promise<Map<string, Charge>> {
  const vat = await readVat(tx)
  const onFee = await taxOf(tx, vat, verifierId)
  const onShare = sharePercent > 0 ? ((await taxOf(tx, vat, platform)) ?? untaxed) : undefined
  const charges = fees.map((fee) => {
    const shareFils = percentOf(fee.netFils, sharePercent)
    return {
      fee,
      vatFils: onFee ? percentOf(fee.netFils, onFee.percent) : 0n,
      shareFils,
      shareVatFils: onShare ? percentOf(shareFils, onShare.percent) : 0n,
    }
  })
  const rows: Row[] = []
  for (const { fee, vatFils, shareFils, shareVatFils } of charges) {
    if (onFee) rows.push({ ...rowOf(fee, onFee, vatFils), org_id: verifierId, share_percent: null, at })
    if (!onShare) continue
    const share = { ...fee, customerId: verifierId, netFils: shareFils }
    rows.push({
      ...rowOf(share, onShare, shareVatFils),
      org_id: platform,
      share_percent: sharePercent,
      at,
    })
  }
  await insertRecords(tx, 'taxed_fee', rows)
  return new Map(charges.map(({ fee, ...charge }) => [fee.transactionId, charge]))
}

/** How a supplier's fees are taxed; undefined if VAT is off or the supplier has no tax registration number. */
async function taxOf(
  tx: Tx,
  { treatment, percent, reason, reasonCode: reason_code }: Vat,
  supplierId: string,
): Promise<Tax | undefined> {
  if (treatment === 'off') return undefined
  const profile = await readTaxProfile(tx, supplierId)
  return profile?.trn ? { treatment, percent, reason, reason_code } : undefined
}

const rowOf = (
  { transactionId, customerId, certificateType, netFils }: NewFee,
  tax: Tax,
  vatFils: bigint,
) => ({
  transaction_id: transactionId,
  customer_id: customerId,
  certificate_type: certificateType,
  net_fils: String(netFils),
  vat_fils: String(vatFils),
  ...tax,
  document_id: null,
})
