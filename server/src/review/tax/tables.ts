import type { TaxLine, TaxProfile, Vat } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface TaxTables {
  /** One row: how fees are taxed on this deployment. Without it they are not. */
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
  /** A fee that a verifier registered for VAT has earned, or the platform's share of a fee, as it was taxed then. */
  taxed_fee: {
    org_id: string
    transaction_id: string
    /** Who pays it: an issuer, a student's account, or the verifier whose fee is shared. */
    customer_id: string
    certificate_type: string
    net_fils: string
    vat_fils: string
    treatment: TaxLine['treatment']
    percent: number
    reason: string
    reason_code: Vat['reasonCode']
    at: Timestamp
    /** How much of the verifier's fee it is; null for a fee of a verifier. */
    share_percent: number | null
    /** The invoice that lists it; set once. */
    document_id: string | null
  }
}
