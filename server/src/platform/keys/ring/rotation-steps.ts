import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import { requireNoOlder } from '../../presence/require-no-older.ts'
import { type MasterKey, masterKeyOf } from '../keys.ts'
import { sealBox } from '../secret-box.ts'
import { newestRotation, type Rotation, ringOf, wrapped } from './read-ring.ts'

/** Processes without it know only one master key. */
const ringMigration = '0100_master_keys'

const sealUnder = (key: MasterKey, purpose: string, master: MasterKey): Uint8Array =>
  sealBox(key.derive('seal', purpose), master.bytes)

/**
 * Begins to replace the master key `old` by these 32 bytes. From now on every process accepts both. Throws if a running process
 * knows only one.
 */
export async function beginRotation(tx: Tx, old: MasterKey, bytes: Uint8Array): Promise<void> {
  await requireNoOlder(tx, ringMigration)
  const last = await newestRotation(tx)
  if (last && !last.ended_at) throw new Error('The master key is already being replaced.')
  const { root } = ringOf(last, old)
  const next = masterKeyOf(bytes)
  if (old.id.equals(next.id) || root.id.equals(next.id))
    throw new Error('That is an earlier master key of this database: make another one.')
  await tx
    .insertInto('master_key_rotation')
    .values({
      number: (last?.number ?? 0) + 1,
      old_check: old.checkValue,
      new_check: next.checkValue,
      sealed_root: sealUnder(next, wrapped.root, root),
      sealed_old: sealUnder(next, wrapped.old, old),
      sealed_new: sealUnder(old, wrapped.new, next),
      sealing_since: null,
      ended_at: null,
    })
    .execute()
}

/** From now on processes seal with the new key, and processes of an earlier release refuse to start. */
export async function startSealing(tx: Tx, { number, new_check }: Rotation): Promise<void> {
  await requireNoOlder(tx, ringMigration)
  await tx
    .updateTable('master_key_rotation')
    .set({ sealing_since: sql<Date>`now()` })
    .where('number', '=', number)
    .execute()
  await tx.updateTable('deployment').set({ master_key_check: new_check }).execute()
}

/** From now on the old key opens nothing. */
export async function endRotation(tx: Tx, { number }: Rotation): Promise<void> {
  await tx
    .updateTable('master_key_rotation')
    .set({ sealed_old: null, sealed_new: null, ended_at: sql<Date>`now()` })
    .where('number', '=', number)
    .execute()
  await tx
    .updateTable('master_key_rotation')
    .set({ sealed_root: null })
    .where('number', '<', number)
    .execute()
}
