import { type AuditEntry, entryHash, genesisHash } from '../entry-hash.ts'

/** An entry of a trail, read from elsewhere than the table, with the hash that was written with it. */
export type HashedEntry = Omit<AuditEntry, 'organisationId'> & { hash: Uint8Array }

/** The first of the consecutive entries after `after` that is missing or was changed, if any. */
export function firstMismatch(
  trail: string,
  entries: readonly HashedEntry[],
  after: { seq: bigint; hash: Uint8Array },
): bigint | undefined {
  let { seq, hash: previous } = after
  for (const entry of entries) {
    seq += 1n
    if (entry.seq !== seq) return seq
    previous = entryHash(previous, { ...entry, organisationId: trail })
    if (!Buffer.from(previous).equals(entry.hash)) return seq
  }
  return undefined
}

/** The digest of no entries. */
export const noneKept: Uint8Array = genesisHash

/**
 * Extends the digest of the entries that stayed. It covers the content and the hash of each entry: the hash cannot be
 * recomputed if the previous entry was moved away.
 */
export const keptDigest = (
  trail: string,
  entries: readonly HashedEntry[],
  previous: Uint8Array = noneKept,
): Uint8Array =>
  entries.reduce(
    (digest, entry) => entryHash(Buffer.concat([digest, entry.hash]), { ...entry, organisationId: trail }),
    previous,
  )
