import type { AskedFact } from '@credenza/schema'
import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ShareTables {
  /** A link by which a holder shows a certificate. Its key is derived from its id and never stored. */
  share_link: {
    org_id: string
    id: string
    certificate_id: string
    /** The holder who made it. */
    account_id: string
    label: string
    one_time: boolean
    /** The claims that it shows; null for the whole certificate. */
    shown: ColumnType<AskedFact[] | null, AskedFact[] | null | undefined, never>
    created_at: Timestamp
    /** Null for a link without an end. */
    expires_at: Timestamp | null
    revoked_at: Timestamp | null
    opened: number
    last_opened_at: Timestamp | null
  }
}

export type ShareLinkRow = Selectable<ShareTables['share_link']>
