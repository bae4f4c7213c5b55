import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ReissueTables {
  /** Certificates that a stolen key signed or accepted and that were not proven to be older, to be issued again. */
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
