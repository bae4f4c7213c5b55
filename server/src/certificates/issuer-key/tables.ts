import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ReissueTables {
  /** Certificates to reissue: a stolen key signed or accepted them, and they are not proven to be older than the theft. */
  certificate_to_reissue: {
    /** The certificate's issuer. */
    org_id: string
    certificate_id: string
    /** The organisation whose key was stolen: the issuer, or the verifier that accepted it. */
    key_org_id: string
    key_id: string
    /** The holder, who is informed once. */
    account_id: string
    told_at: Timestamp | null
  }
}
