import type { WebhookEvent } from '@credenza/schema'
import type { ColumnType } from 'kysely'
import type { WebhookResult } from './webhook-result.ts'

type Timestamp = ColumnType<Date, Date, Date>

export interface WebhookTables {
  /** An address of an organisation that receives events. */
  webhook: {
    org_id: string
    id: string
    url: string
    description: string
    events: WebhookEvent[]
    enabled: boolean
    /** The signing secret, 32 bytes, sealed. The previous one is valid until `previous_until`. */
    sealed_secret: Uint8Array
    sealed_previous: Uint8Array | null
    previous_until: Timestamp | null
    /** Entries of the audit trail up to this position have become messages. */
    cursor_seq: string
    /** Since when every attempt has failed; null after a success. */
    failing_since: Timestamp | null
    /** How the last attempt ended; empty before the first. */
    last_result: WebhookResult
    created_at: Timestamp
  }
  /**
   * One message to one webhook. This table is both queue and log. A waiting row is due once `next_attempt_at` has come; taking
   * it postpones that time, so if a process dies, another takes the message later.
   */
  webhook_message: {
    org_id: string
    id: string
    webhook_id: string
    event: WebhookEvent | 'test'
    state: 'waiting' | 'delivered' | 'failed'
    attempts: number
    created_at: Timestamp
    next_attempt_at: Timestamp
    result: WebhookResult
    /** The body exactly as signed and sent. */
    payload: string
  }
}
