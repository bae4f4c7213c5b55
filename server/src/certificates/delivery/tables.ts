import type { DeliverySettings } from '@credenza/schema'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** Why a holder gets a mail: the certificate itself, or this many days left of it. */
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
    /** What asked for it: 'acceptance', 'expiry', or a batch. Two requests from the same source send it once. */
    act: string
    state: 'waiting' | 'sent' | 'failed'
    /** Goes up when it is sent again: jobs of an earlier round do nothing. */
    round: number
    attempts: number
    /** Why the last attempt failed; null if it did not. */
    failure: ColumnType<MailFailure | null, string | null, string | null>
    email: string
    /** Name, email and title, for the search of lists. */
    search: string
    queued_at: Timestamp
    sent_at: Timestamp | null
    /** From this time on, a failing attempt is the last one. */
    give_up_at: Timestamp
  }
  /** An issuer's settings; without a row the standard settings apply. */
  delivery_settings: {
    org_id: string
    settings: ColumnType<DeliverySettings, string, string>
  }
}

export type DeliveryRow = Selectable<DeliveryTables['delivery']>
