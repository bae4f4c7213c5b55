import type { ColumnType, Generated } from 'kysely'

export interface PresenceTables {
  /** Each start of a server process. One that ended cleanly has `ended_at`; one that was killed is just not seen any more. */
  server_process: {
    id: string
    host: string
    release: string
    /** The newest migration that its sources hold. */
    migration: string
    roles: string[]
    /** The check values of the master keys that it has, the one that it seals with first. */
    master_keys: Generated<string[]>
    started_at: ColumnType<Date, never, never>
    /** By the database's clock, like all times here. */
    seen_at: Generated<Date>
    ended_at: Date | null
  }
}
