import type { BatchKind, BatchState } from '@credenza/schema'
import type { ColumnType } from 'kysely'
import type { ErrorSentence } from '../../platform/http/api-error.ts'

type Timestamp = ColumnType<Date, Date, Date>

export interface BatchTables {
  /** One act over any number of certificates or students. */
  batch: {
    org_id: string
    id: string
    /** Who started it, or last retried or undid it. Its work goes by what they may do. */
    account_id: string
    kind: BatchKind
    state: BatchState
    title: string
    /** The settings that every chunk needs, which depend on the kind. */
    settings: ColumnType<unknown, string, never>
    total: number
    done: number
    failed: number
    /** How many of `failed` were refused because of their state. */
    skipped: ColumnType<number, number | undefined, number>
    /** How many of `skipped` a retry would skip as well. */
    skipped_for_good: ColumnType<number, number | undefined, number>
    /** How many items ended per second in its last chunk. */
    per_second: ColumnType<number | null, null, number>
    /** What it waits for. It continues by itself. */
    waits_for: ColumnType<ErrorSentence | null, null, string | null>
    created_at: Timestamp
    ended_at: Timestamp | null
    recall_until: Timestamp | null
  }
  /** One certificate or student of a batch. */
  batch_item: {
    org_id: string
    batch_id: string
    /** The certificate's id, or the student's. */
    subject: string
    state: 'waiting' | 'done' | 'failed'
    /** Why it failed. */
    why: ColumnType<ErrorSentence | null, string | null, string | null>
  }
}
