import type { MailKind } from '@credenza/schema/mail-kind'
import type { MailFailure, SuppressionReason } from '@credenza/schema/sentences/mail'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface MailTables {
  /** The outbox: emails that wait, were sent, or could not be sent within a day. */
  outgoing_mail: {
    id: string
    /** What it is about, e.g. 'organisation.approved'; a row of an older release may have a kind that is gone. */
    kind: ColumnType<string, MailKind, MailKind>
    /** Recipient, subject and both texts, sealed under the master key; null once the email was sent. */
    sealed: Uint8Array | null
    state: 'queued' | 'sent' | 'failed'
    /** Increases when the admin asks for another try; jobs of an earlier round do nothing. */
    round: number
    attempts: number
    /** Why the last attempt failed. */
    failure: ColumnType<MailFailure | null, string | null, string | null>
    created_at: Timestamp
    sent_at: Timestamp | null
    /** An attempt that fails after this time is the last. */
    give_up_at: Timestamp
    /** After this time the email is useless and is dropped. */
    not_after: Timestamp | null
  }
  /** Emails of the last two weeks, which may still come back. */
  sent_mail: {
    /** The tag in the email's return address. */
    tag: string
    /** The recipient's address, as a keyed digest. */
    address: Uint8Array
    /** 'a…@example.com' */
    hint: string
    /** With `delivery_id` and `round`: the delivery that it belongs to; null for an email of the platform. */
    org_id: string | null
    delivery_id: string | null
    round: number | null
    sent_at: Timestamp
    /** When it came back. Only the first report counts. */
    returned_at: Timestamp | null
  }
  /** Addresses that get no emails until an administrator allows it again. */
  suppressed_address: {
    /** A keyed digest. */
    address: Uint8Array
    id: string
    /** 'a…@example.com' */
    hint: string
    reason: SuppressionReason
    suppressed_at: Timestamp
  }
}
