import type { DeliverySettings } from '@credenza/schema'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** Why a holder gets a mail: the certificate itself, or so many days left of it. */
export type Occasion = 'issue' | 'expiry-30' | 'expiry-7'

export interface DeliveryTables {
  /** One mail to one holder about one certificate. It is written anew for each attempt, so nothing of it is kept. */
  delivery: {
    org_id: string
    id: string
    certificate_id: string
    occasion: Occasion
    /** What asked for it: 'acceptance', 'expiry', or a batch. Asked twice by the same, it is sent once. */
    act: string
    state: 'waiting' | 'sent' | 'failed'
    /** Counts up when it is sent again: jobs of an earlier round do nothing. */
    round: number
    attempts: number
    /** Why the last attempt failed; null when it did not. */
    failure: ColumnType<MailFailure | null, string | null, string | null>
    email: string
    /** Name, e-mail and title, as lists search them. */
    search: string
    queued_at: Timestamp
    sent_at: Timestamp | null
    /** From when on a failing attempt is the last one. */
    give_up_at: Timestamp
  }
  /** What an issuer set; without a row the standard settings hold. */
  delivery_settings: {
    org_id: string
    settings: ColumnType<DeliverySettings, string, string>
  }
}

export type DeliveryRow = Selectable<DeliveryTables['delivery']>
