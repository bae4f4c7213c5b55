import type { ColumnType, Generated } from 'kysely'

export interface PresenceTables {
  /** Each start of a server process. `ended_at` is set if it ended cleanly; a killed one is just not seen any more. */
  server_process: {
    id: string
    host: string
    release: string
    /** The newest migration that its sources hold. */
    migration: string
    roles: string[]
    /** Check values of its master keys, the sealing one first. */
    master_keys: Generated<string[]>
    started_at: ColumnType<Date, never, never>
    /** By the database's clock, like all times in this table. */
    seen_at: Generated<Date>
    ended_at: Date | null
  }
}
