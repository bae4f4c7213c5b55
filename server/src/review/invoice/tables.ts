import type { HandoverState, TaxDocument } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface InvoiceTables {
  /** The last number that a supplier has used. Its lock allows one new document at a time, so that numbers have no gaps. */
  tax_number: {
    org_id: string
    kind: TaxDocument['kind']
    last: number
  }
  /** A tax invoice or credit note of a supplier. A row never changes. */
  tax_document: {
    org_id: string
    id: string
    kind: TaxDocument['kind']
    number: number
    /** Who pays: an issuer, or a student's account. */
    customer_id: string
    /** The invoice that a credit note corrects. */
    of_id: string | null
    issued_at: Timestamp
    net_fils: string
    vat_fils: string
    /** The document (`taxDocument` in the schema) as JSON. */
    content: string
  }
  /** An e-invoice that is handed to the provider, and the provider's last report about it. */
  tax_handover: {
    org_id: string
    document_id: string
    uuid: string
    state: HandoverState
    detail: string
    changed_at: ColumnType<Date, Date, Date>
  }
}
