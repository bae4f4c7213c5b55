import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { type KeyRing, type MasterKey, masterKeyOf, onlyKey } from '../keys.ts'
import { openBox } from '../secret-box.ts'
import type { KeyRingTables } from './tables.ts'

export type Rotation = Selectable<KeyRingTables['master_key_rotation']>

/** Purposes for sealing master keys under each other. */
export const wrapped = { root: 'root-master-key', old: 'old-master-key', new: 'new-master-key' } as const

/** The newest rotation of the master key; undefined if it was never replaced. */
export const newestRotation = (db: Db | Tx): Promise<Rotation | undefined> =>
  db.selectFrom('master_key_rotation').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

/**
 * The ring of a deployment, for a process that has the old or the new key. Throws for any other key, and for the old one once
 * nothing is sealed under it.
 */
export function ringOf(rotation: Rotation | undefined, held: MasterKey): KeyRing {
  if (!rotation) return onlyKey(held)
  const newest = newestKey(rotation, held)
  const old = under(newest, wrapped.old, rotation.sealed_old)
  const root = under(newest, wrapped.root, rotation.sealed_root)
  if (!root) throw new Error('The first master key of this database is missing (master_key_rotation).')
  if (!old) return { root, sealing: newest, opening: [newest] }
  // If the old key is the root, it must be the same object: then what it sealed names no key.
  const before = old.checkValue === root.checkValue ? root : old
  return { root, sealing: rotation.sealing_since ? newest : before, opening: [newest, before] }
}

function newestKey(rotation: Rotation, held: MasterKey): MasterKey {
  if (held.checkValue === rotation.new_check) return held
  const fromOld =
    held.checkValue === rotation.old_check ? under(held, wrapped.new, rotation.sealed_new) : undefined
  if (fromOld?.checkValue === rotation.new_check) return fromOld
  throw new Error(
    `The master key of this database was replaced on ${rotation.begun_at.toISOString()}. Set MASTER_KEY to the new one, or ` +
      'put it into the master.key file of the data folder.',
  )
}

const under = (key: MasterKey, purpose: string, sealed: Uint8Array | null): MasterKey | undefined =>
  sealed ? masterKeyOf(openBox(key.derive('seal', purpose), sealed)) : undefined
