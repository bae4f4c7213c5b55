import type { TaxLine, TaxProfile, Vat } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface TaxTables {
  /** One row: how this deployment taxes fees. Without it, fees are not taxed. */
  vat: Omit<Vat, 'reasonCode'> & { id: number; reason_code: Vat['reasonCode']; changed_at: Timestamp }
  tax_profile: {
    org_id: string
    trn: string
    legal_name: string
    address: string
    city: string
    emirate: TaxProfile['emirate']
    licence: string
    licence_authority: string
    changed_at: Timestamp
  }
  /** A fee earned by a verifier registered for VAT, or the platform's share of a fee, with the tax that applied then. */
  taxed_fee: {
    org_id: string
    transaction_id: string
    /** Who pays it: an issuer, a student's account, or the verifier whose fee it is a share of. */
    customer_id: string
    certificate_type: string
    net_fils: string
    vat_fils: string
    treatment: TaxLine['treatment']
    percent: number
    reason: string
    reason_code: Vat['reasonCode']
    at: Timestamp
    /** The percentage of the verifier's fee; null for a verifier's fee itself. */
    share_percent: number | null
    /** The invoice that lists it. Set once. */
    document_id: string | null
  }
}
