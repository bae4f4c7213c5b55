import type { ColumnType } from 'kysely'

export interface KeyRingTables {
  /** Each time a new master key takes the place of another. What it holds of keys is sealed under the other one. */
  master_key_rotation: {
    number: number
    old_check: string
    new_check: string
    /** The first master key under the new one; null once a later rotation has ended. */
    sealed_root: Uint8Array | null
    /** The old key under the new one and the other way round, until nothing is left under the old one. */
    sealed_old: Uint8Array | null
    sealed_new: Uint8Array | null
    begun_at: ColumnType<Date, never, never>
    /** Since when processes seal with the new key; before, they only open with it. */
    sealing_since: Date | null
    ended_at: Date | null
  }
}
