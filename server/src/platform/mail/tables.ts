import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface MailTables {
  /** The outbox: mails that wait, were sent, or could not be sent within a day. */
  outgoing_mail: {
    id: string
    /** What it is about, e.g. 'organisation.approved'. */
    kind: string
    /** Recipient, subject and both texts, sealed under the master key; null once the mail was sent. */
    sealed: Uint8Array | null
    state: 'queued' | 'sent' | 'failed'
    /** Counts up when the admin asks for another try: jobs of an earlier round do nothing. */
    round: number
    attempts: number
    /** Why the last attempt failed. */
    failure: ColumnType<MailFailure | null, string | null, string | null>
    created_at: Timestamp
    sent_at: Timestamp | null
    /** After this, a failing attempt is the last one. */
    give_up_at: Timestamp
    /** After this, the mail is worthless and is dropped. */
    not_after: Timestamp | null
  }
}
