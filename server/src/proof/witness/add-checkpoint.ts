import {
  type Checkpoint,
  cosign,
  emptyRoot,
  formatSignatureLine,
  type NoteKey,
  openCosignatures,
  openNote,
  parseTreeHead,
  readNote,
  verifyConsistency,
} from '@credenza/credential/log'
import type { SigningKey } from '../../platform/keys/signing-key.ts'
import { parseSubmission, sizeType } from './submission.ts'

/**
 * Why a state signed by its log was refused: it has another history than the state signed before, or no valid proof connects
 * the two.
 */
export type Refusal = 'other-root' | 'bad-proof'

/** What a witness remembers of each log: the newest note that it has signed. Every write is durable before it resolves. */
export interface Heads {
  /** By the log's origin; undefined before the first. */
  read(origin: string): Promise<string | undefined>
  /** Replaces `before` with `note`. If another note is stored by now, changes nothing and returns false. */
  replace(origin: string, before: string | undefined, note: string): Promise<boolean>
  /** Records that a signed state was refused. Keeps the first note with another root for the same size, as proof. */
  refused(origin: string, why: Refusal, note: string): Promise<void>
}

export interface Witness {
  name: string
  key: Pick<SigningKey, 'publicKey' | 'sign'>
  /** The keys of each watched log, by origin. */
  logs: ReadonlyMap<string, readonly NoteKey[]>
  heads: Heads
  clock: () => Date
}

export interface Answer {
  status: number
  type: string
  body: string
}

const textType = 'text/plain; charset=utf-8'
const saying = (status: number, sentence: string): Answer => ({
  status,
  type: textType,
  body: `${sentence}\n`,
})

/**
 * Signs a state of a log that extends the one signed before (C2SP tlog-witness, "add-checkpoint"). Of two simultaneous
 * submissions only one succeeds: the head is replaced by compare-and-set, and the signature is returned only once that is
 * durable.
 */
export async function addCheckpoint(witness: Witness, body: string): Promise<Answer> {
  const submission = parseSubmission(body)
  if (!submission) return saying(400, 'This is not a checkpoint submission.')
  const { oldSize, proof, note, head } = submission
  const keys = witness.logs.get(head.origin)
  if (!keys) return saying(404, 'This log is not witnessed here.')
  const opened = await openNote(note, keys)
  if (!opened.ok) return saying(403, 'The checkpoint is not signed by a key of its log.')
  if (oldSize > head.size) return saying(400, 'The old size is larger than the new one.')

  const before = await witness.heads.read(head.origin)
  const known = await signedHead(witness, head.origin, before)
  if (known.size !== oldSize) return conflict(known.size)
  if (!verifyConsistency(known, head, proof)) {
    const isOther = known.size === head.size && !Buffer.from(known.root).equals(head.root)
    await witness.heads.refused(head.origin, isOther ? 'other-root' : 'bad-proof', note)
    return saying(422, 'The checkpoint does not follow from the one that was signed before.')
  }
  // The clock is read between reading the head and replacing it, so no larger tree had been signed at that time.
  const line = await cosign(opened.text, witness.clock(), { name: witness.name, ...witness.key })
  const logLines = new Set(opened.lines.map(formatSignatureLine))
  const signed = `${opened.text}\n${[...logLines].join('')}${line}`
  if (await witness.heads.replace(head.origin, before, signed))
    return { status: 200, type: textType, body: line }
  const now = await signedHead(witness, head.origin, await witness.heads.read(head.origin))
  return conflict(now.size)
}

const conflict = (size: number): Answer => ({ status: 409, type: sizeType, body: `${size}\n` })

/**
 * The content of the stored note. Checks our signature on it, because a planted note would let in a second history. If it is
 * wrong, this throws, and nothing more is signed for this log.
 */
async function signedHead(
  { name, key }: Witness,
  origin: string,
  note: string | undefined,
): Promise<Pick<Checkpoint, 'size' | 'root'>> {
  if (note === undefined) return { size: 0, root: emptyRoot() }
  const { seen } = await openCosignatures(note, [{ name, publicKey: key.publicKey }])
  const head = parseTreeHead(readNote(note)?.text ?? '')
  if (seen.length === 0 || head?.origin !== origin)
    throw new Error(`What is kept of the log ${origin} is not what this witness has signed.`)
  return head
}
