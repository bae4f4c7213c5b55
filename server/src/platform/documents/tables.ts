import type { ColumnType } from 'kysely'

export interface DocumentTables {
  /** The embedded document store: sealed blocks by content identifier, for the whole deployment. */
  block: {
    cid: string
    bytes: Uint8Array
    stored_at: ColumnType<Date, never, never>
  }
}
