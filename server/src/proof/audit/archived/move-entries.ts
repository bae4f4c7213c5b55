import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import type { HashedEntry } from './part-hashes.ts'

/** Removes entries that an archive holds from their trail. Returns how many it found. */
export async function removeEntries(tx: Tx, trail: string, seqs: ReadonlySet<bigint>): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM audit_entry WHERE org_id = ${trail} AND seq = ANY(${[...seqs].map(String)}::bigint[])`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** Puts back the given entries that are missing in the trail, unchanged. Returns how many (see `insertRecords`). */
export async function putEntriesBack(
  tx: Tx,
  trail: string,
  entries: readonly HashedEntry[],
): Promise<number> {
  const added = await sql`
    INSERT INTO audit_entry (org_id, seq, at, actor, action, subject, detail, state, hash)
    SELECT ${trail}, * FROM unnest(
      ${entries.map(({ seq }) => String(seq))}::bigint[], ${entries.map(({ at }) => at)}::timestamptz[],
      ${entries.map(({ actor }) => actor)}::text[], ${entries.map(({ action }) => action)}::text[],
      ${entries.map(({ subject }) => subject)}::text[],
      ${entries.map(({ detail }) => JSON.stringify(detail))}::jsonb[],
      ${entries.map(({ state }) => state)}::bytea[], ${entries.map(({ hash }) => hash)}::bytea[])
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx)
  return added.rows.length
}
