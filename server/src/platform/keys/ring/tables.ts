import type { ColumnType } from 'kysely'

export interface KeyRingTables {
  /** Rotations of the master key. The keys in a row are sealed under each other. */
  master_key_rotation: {
    number: number
    old_check: string
    new_check: string
    /** The first master key, sealed under the new one; null once a later rotation has ended. */
    sealed_root: Uint8Array | null
    /** The old key sealed under the new one and vice versa, until nothing is sealed under the old one. */
    sealed_old: Uint8Array | null
    sealed_new: Uint8Array | null
    begun_at: ColumnType<Date, never, never>
    /** When processes began to seal with the new key; before, they only open with it. */
    sealing_since: Date | null
    ended_at: Date | null
  }
}
