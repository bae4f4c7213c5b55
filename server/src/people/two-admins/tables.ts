import type { AdminAct } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface TwoAdminsTables {
  /** Whether serious acts need two administrators. No row means that they do not. */
  two_admins: { id: number; is_on: boolean; changed_at: Timestamp }
  /** An act that one administrator has requested and another has to request as well. */
  admin_proposal: {
    /** SHA-256 of the act and its parameters. */
    digest: Uint8Array
    account_id: string
    act: AdminAct
    /** The id of its subject; empty for the deployment. */
    subject: string
    proposed_at: Timestamp
  }
}
