import { type Checkpoint, parseTreeHead, readNote } from '@credenza/credential/log'

/** What a log sends to a witness (C2SP tlog-witness, "add-checkpoint"). */
export interface Submission {
  /** The size that the witness signed last; 0 for none. */
  oldSize: number
  /** Hashes that connect the tree of that size with the new one. */
  proof: Uint8Array[]
  /** The signed note and its parsed text. Nothing is verified yet. */
  note: string
  head: Checkpoint
}

const mostHashes = 63
/** The longest possible note and proof take 68 kB. */
export const mostSubmissionBytes = 100_000

/** The media type of an answer that gives the size which the witness signed last. */
export const sizeType = 'text/x.tlog.size'

export const formatSubmission = (oldSize: number, proof: readonly Uint8Array[], note: string): string =>
  `old ${oldSize}\n${proof.map((hash) => `${Buffer.from(hash).toString('base64')}\n`).join('')}\n${note}`

/** Parses a submission; undefined if it is not in the one permitted form. */
export function parseSubmission(body: string): Submission | undefined {
  const end = body.indexOf('\n\n')
  const [first = '', ...hashes] = body.slice(0, end).split('\n')
  const oldSize = end < 0 ? undefined : parseSize(/^old (.*)$/.exec(first)?.[1])
  const proof = hashes.map(parseHash)
  const note = body.slice(end + 2)
  const read = readNote(note)
  const head = read && parseTreeHead(read.text)
  const isSound = proof.length <= mostHashes && proof.every((hash) => hash !== undefined)
  return oldSize !== undefined && isSound && head ? { oldSize, proof, note, head } : undefined
}

/**
 * Parses a decimal size without leading zeros. Undefined for anything else, and for sizes that none of our logs could reach.
 */
export function parseSize(text: string | undefined): number | undefined {
  if (text === undefined || !/^(?:0|[1-9]\d{0,15})$/.test(text)) return undefined
  return Number.isSafeInteger(Number(text)) ? Number(text) : undefined
}

function parseHash(line: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(line)) return undefined
  const hash = Buffer.from(line, 'base64')
  return hash.toString('base64') === line ? new Uint8Array(hash) : undefined
}
