import type { Db } from '../../../context.ts'
import type { Steps } from '../../../platform/steps.ts'
import type { ArchivedPart } from './archived-parts.ts'
import { keptDigest, noneKept } from './part-hashes.ts'

const pageSize = 2000

export interface ArchiveFault {
  seq: bigint
  reason: string
}

/**
 * Checks what the table still has of a trail's archived parts: the entries that stayed are those that the trail says stayed,
 * and the log holds the last entry of each part. Does not check the archived entries themselves.
 */
export async function* checkArchived(
  db: Db,
  trail: string,
  parts: readonly ArchivedPart[],
): Steps<ArchiveFault | undefined> {
  let end = 0n
  for (const part of parts) {
    if (part.after !== end) return { seq: end + 1n, reason: 'the archived parts do not follow each other' }
    const kept = yield* digestKept(db, trail, part)
    if (!kept || kept.digest !== part.kept || kept.count + BigInt(part.entries) !== part.until - part.after)
      return {
        seq: part.after + 1n,
        reason: `an entry that stayed when others up to ${part.until} were archived was changed, added or removed`,
      }
    if (!(await isLogged(db, trail, part)))
      return { seq: part.until, reason: 'the log holds another end of the archived part' }
    end = part.until
  }
  return undefined
}

/** Undefined if the server could not have appended one of the entries. */
async function* digestKept(
  db: Db,
  trail: string,
  { after, until }: ArchivedPart,
): Steps<{ digest: string; count: bigint } | undefined> {
  let digest = noneKept
  let count = 0n
  for (let seq = after; ; ) {
    const page = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('org_id', '=', trail)
      .where('seq', '>', String(seq))
      .where('seq', '<=', String(until))
      .orderBy('seq')
      .limit(pageSize)
      .execute()
    try {
      const entries = page.map((row) => ({ ...row, seq: BigInt(row.seq) }))
      digest = keptDigest(trail, entries, digest)
    } catch {
      return undefined
    }
    count += BigInt(page.length)
    if (page.length < pageSize) return { digest: Buffer.from(digest).toString('hex'), count }
    seq = BigInt(page.at(-1)!.seq)
    yield
  }
}

async function isLogged(db: Db, trail: string, { until, hash, leaf }: ArchivedPart): Promise<boolean> {
  const row = await db
    .selectFrom('trail_leaf')
    .select(['hash', 'leaf_index'])
    .where('org_id', '=', trail)
    .where('seq', '=', String(until))
    .executeTakeFirst()
  return (
    row !== undefined && Number(row.leaf_index) === leaf && Buffer.from(row.hash).toString('hex') === hash
  )
}
