import { sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { genesisHash } from '../entry-hash.ts'
import type { AuditDetail } from '../tables.ts'

/**
 * Actions that record in the trail itself which entries were moved to an archive, and which were read back. The subject is the
 * trail's organisation.
 */
export const archiveActions = { archived: 'trail.archived', readBack: 'trail.read-back' } as const

/** A part of a trail from which entries were moved to an archive: those after `after`, up to `until`. */
export interface ArchivedPart {
  after: bigint
  until: bigint
  /** Hash of the entry `until`, in hexadecimal. The log of statements holds it as leaf number `leaf`. */
  hash: string
  leaf: number
  /** Digest of the entries that stayed (`keptDigest`), in hexadecimal. */
  kept: string
  /** How many entries, and how many logged heads, were moved. */
  entries: number
  heads: number
  /** SHA-256 of the archived file, in hexadecimal. */
  file: string
}

export const detailOf = ({ after, until, ...rest }: ArchivedPart): AuditDetail => ({
  after: String(after),
  until: String(until),
  ...rest,
})

const partOf = ({ after, until, hash, leaf, kept, entries, heads, file }: AuditDetail): ArchivedPart => ({
  after: BigInt(String(after)),
  until: BigInt(String(until)),
  hash: String(hash),
  leaf: Number(leaf),
  kept: String(kept),
  entries: Number(entries),
  heads: Number(heads),
  file: String(file),
})

/**
 * The archived parts of a trail, oldest first. Each begins where the previous one ends; they are read back in reverse order.
 * Ignores rows numbered below 1, which no hash covers; `checkTrail` reports them.
 */
export async function archivedParts(db: Db | Tx, trail: string): Promise<ArchivedPart[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('org_id', '=', trail)
    .where('seq', '>', '0')
    .where('subject', '=', trail)
    .where('action', '=', anyOf(Object.values(archiveActions)))
    .orderBy('seq')
    .execute()
  const parts: ArchivedPart[] = []
  for (const { action, detail } of rows) {
    if (action === archiveActions.archived) parts.push(partOf(detail))
    else parts.pop()
  }
  return parts
}

/** The last archived entry of a trail. All later entries are in the table. */
export function archivedEnd(parts: readonly ArchivedPart[]): { seq: bigint; hash: Uint8Array } {
  const last = parts.at(-1)
  return last ? { seq: last.until, hash: Buffer.from(last.hash, 'hex') } : { seq: 0n, hash: genesisHash }
}

/** How many logged heads of all trails are archived, and the leaf of the statements log below which they are. */
export async function archivedHeads(db: Db): Promise<{ heads: number; below: number }> {
  const archived = sql.lit(archiveActions.archived)
  // Literals, so that a prepared statement can use the index of uncommon entries.
  const { rows } = await sql<{ heads: string; below: string }>`
    SELECT coalesce(sum((detail->>'heads')::bigint * CASE action WHEN ${archived} THEN 1 ELSE -1 END), 0) AS heads,
      coalesce(max((detail->>'leaf')::bigint), 0) AS below
    FROM audit_entry WHERE seq > 0 AND action IN (${archived}, ${sql.lit(archiveActions.readBack)})`.execute(
    db,
  )
  return { heads: Number(rows[0]!.heads), below: Number(rows[0]!.below) }
}
