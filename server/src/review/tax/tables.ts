import type { TaxProfile, Vat } from '@credenza/schema'
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
  /** A fee that a verifier registered for VAT has earned, as it was taxed then. */
  taxed_fee: {
    org_id: string
    transaction_id: string
    /** Who pays it: an issuer, or a student's account. */
    customer_id: string
    certificate_type: string
    net_fils: string
    vat_fils: string
    treatment: Exclude<Vat['treatment'], 'off'>
    percent: number
    reason: string
    reason_code: Vat['reasonCode']
    at: Timestamp
    /** The invoice that lists it; set once. */
    document_id: string | null
  }
}
