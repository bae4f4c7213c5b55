import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import { hex } from '../../platform/hex.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { ArchivedPart } from '../../proof/audit/archived/archived-parts.ts'
import type { HashedEntry } from '../../proof/audit/archived/part-hashes.ts'

/** All entries of a part of a trail, in order, and those of its heads that were logged. */
export interface PartContent {
  trail: string
  entries: HashedEntry[]
  heads: LoggedHead[]
}

export interface LoggedHead {
  seq: bigint
  hash: Uint8Array
  leaf: number
}

type Part = Pick<ArchivedPart, 'until' | 'file'>

/** The JSON of a part. It is only parsed if it has the digest of one that we wrote. */
interface WrittenPart {
  trail: string
  entries: (Omit<HashedEntry, 'seq' | 'at' | 'state' | 'hash'> & {
    seq: string
    at: string
    state: string | null
    hash: string
  })[]
  heads: { seq: string; hash: string; leaf: number }[]
}

/** The name of a part in the archive's folder, derived from the trail's record of it. */
const nameOf = (trail: string, { until, file }: Part): string =>
  `archive/trails/${trail.replace('_', '-')}/${String(until).padStart(12, '0')}-${file.slice(0, 16)}`

/** The file of a part: JSON with bytes in hexadecimal. */
export function encodePart({ trail, entries, heads }: PartContent): Buffer {
  return Buffer.from(
    JSON.stringify({
      trail,
      entries: entries.map(({ seq, state, hash, ...rest }) => ({
        seq: String(seq),
        ...rest,
        state: state && hex(state),
        hash: hex(hash),
      })),
      heads: heads.map(({ seq, hash, leaf }) => ({ seq: String(seq), hash: hex(hash), leaf })),
    }),
  )
}

function decodePart(bytes: Uint8Array): PartContent {
  const { trail, entries, heads }: WrittenPart = JSON.parse(Buffer.from(bytes).toString())
  return {
    trail,
    entries: entries.map((entry) => ({
      ...entry,
      seq: BigInt(entry.seq),
      at: new Date(entry.at),
      state: entry.state === null ? null : Buffer.from(entry.state, 'hex'),
      hash: Buffer.from(entry.hash, 'hex'),
    })),
    heads: heads.map(({ seq, hash, leaf }) => ({ seq: BigInt(seq), hash: Buffer.from(hash, 'hex'), leaf })),
  }
}

export const digestOf = (bytes: Uint8Array): string => hex(sha256(bytes))

/** Stores the file and reads it back. Only then may its entries be deleted. */
export async function storePart(
  store: SealedStore,
  trail: string,
  part: Part,
  bytes: Uint8Array,
): Promise<void> {
  await store.put(nameOf(trail, part), bytes)
  await readPart(store, trail, part)
}

/** Reads a part. Throws if the file does not exist, or is not the one that the trail names. */
export async function readPart(store: SealedStore, trail: string, part: Part): Promise<PartContent> {
  const name = nameOf(trail, part)
  const bytes = await store.get(name)
  if (!bytes) throw new Error(`The archive does not hold ${name}.`)
  if (digestOf(bytes) !== part.file)
    throw new Error(`${name} in the archive is not what the trail says it is.`)
  return decodePart(bytes)
}
