import { proveInclusion } from '@credenza/credential/log'
import { buildLogEvidence, type LogEvidence } from '@credenza/credential/verify'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import { newestCheckpoint } from './checkpoints.ts'
import { tileReader } from './read-log.ts'

/** Log evidence for these digests (32 bytes) in the statements log, as far as its newest checkpoint covers them. */
export async function statementPlaces(ctx: Context, digests: readonly Uint8Array[]): Promise<LogEvidence[]> {
  if (digests.length === 0) return []
  const checkpoint = await newestCheckpoint(ctx.db, 'statements')
  if (!checkpoint) return []
  const { size, note } = checkpoint
  // The index has only the first bytes of a digest.
  const { rows } = await sql<{ index: string; entry: Uint8Array }>`
    SELECT index, entry FROM log_entry
    WHERE log = 'statements' AND index < ${String(size)}
      AND substring(entry, 39, 8) = ANY(${digests.map((digest) => Buffer.from(digest.subarray(0, 8)))}::bytea[])
      AND substring(entry, 39) = ANY(${digests.map((digest) => Buffer.from(digest))}::bytea[])
    ORDER BY index LIMIT 20`.execute(ctx.db)
  const readTile = tileReader(ctx.db, 'statements')
  return Promise.all(
    rows.map(async ({ index, entry }) => {
      const path = await proveInclusion(Number(index), size, readTile, sha256)
      return buildLogEvidence({ entry, index: Number(index), size, path, checkpoint: note })
    }),
  )
}
