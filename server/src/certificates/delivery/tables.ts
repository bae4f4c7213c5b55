import type { DeliverySettings } from '@credenza/schema'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** Why a holder gets an email: the certificate was issued, or this many days of it are left. */
export type Occasion = 'issue' | 'expiry-30' | 'expiry-7'

export interface DeliveryTables {
  /**
   * One email to one holder about one certificate. Each attempt writes the email from scratch, so its text is not stored.
   */
  delivery: {
    org_id: string
    id: string
    certificate_id: string
    occasion: Occasion
    /** What caused it: 'acceptance', 'expiry', or a batch. Two requests with the same cause send it once. */
    act: string
    state: 'waiting' | 'sent' | 'failed'
    /** Increases when it is sent again; jobs of an earlier round do nothing. */
    round: number
    attempts: number
    /** Why the last attempt failed; null if it did not. */
    failure: ColumnType<MailFailure | null, string | null, string | null>
    email: string
    /** Name, email and title, for the search of lists. */
    search: string
    queued_at: Timestamp
    sent_at: Timestamp | null
    /** An attempt that fails after this time is the last. */
    give_up_at: Timestamp
  }
  /** An issuer's settings; without a row the standard settings apply. */
  delivery_settings: {
    org_id: string
    settings: ColumnType<DeliverySettings, string, string>
  }
}

export type DeliveryRow = Selectable<DeliveryTables['delivery']>
