import type { ColumnType } from 'kysely'
import type { AssignmentTables } from './assignment/tables.ts'
import type { AttachmentTables } from './attachment/tables.ts'
import type { NoteTables } from './note/tables.ts'

export interface QueueTables extends AssignmentTables, AttachmentTables, NoteTables {
  /**
   * A certificate in a queue: a verifier organisation's own queue, or the one that every verifier reads. Rows are
   * stored under the queue's owner, so that listing a queue never searches across issuers.
   */
  review_request: {
    queue_id: string
    /** Sortable key that gives the queue's order. */
    position: string
    org_id: string
    certificate_id: string
    /** Which of the verifier's two queues shows it: the issuers' certificates, or users' uploads. */
    origin: 'issuer' | 'user'
    state: 'pending' | 'verified' | 'declined'
    /** Whether the issuer has signed. Until `signedInQueues` has ended, false where an earlier release wrote. */
    signed: ColumnType<boolean, boolean | undefined, boolean>
    search: string
    /** The certificate's searchable details, each after the queue's id. */
    detail_values: string[]
    /** The shown values of the certificate by which the queue can be sorted. */
    user_name: string
    title: string
    category_name: string
    date: string
    issuer_name: string
    created_at: ColumnType<Date, Date, never>
  }
}
