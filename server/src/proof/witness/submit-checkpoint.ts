import { type NoteKey, openCosignatures } from '@credenza/credential/log'
import { formatSubmission, parseSize, sizeType } from './submission.ts'
import type { WitnessProblem } from './tables.ts'

/** One request to a witness. Rejects when there is no answer. */
export type Send = (body: string) => Promise<{ status: number; type: string; body: string }>

export interface Target {
  size: number
  /** The checkpoint of this size, signed by its log. */
  note: string
}

/** `knownSize` is the size that the witness has signed, as far as it told us. */
export type Submitted =
  | { line: string; knownSize: number }
  | { problem: WitnessProblem; knownSize: number }
  /** It has already signed a later state: ask it for a signature on that one or the next. */
  | { later: true; knownSize: number }

/** Limits how often we follow a witness that names a different size each time. */
const mostTries = 3

/**
 * Asks a witness to sign a checkpoint. If we are wrong about what it has signed, it answers with its size, and we ask again.
 */
export async function submitCheckpoint(
  send: Send,
  key: NoteKey,
  target: Target,
  { knownSize, proofFrom }: { knownSize: number; proofFrom: (size: number) => Promise<Uint8Array[]> },
): Promise<Submitted> {
  let known = knownSize
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const body = formatSubmission(known, await proofFrom(known), target.note)
    const answer = await send(body).catch(() => undefined)
    if (!answer) return { problem: 'unreachable', knownSize: known }
    if (answer.status === 200) {
      const { seen } = await openCosignatures(target.note + answer.body, [key])
      const line = seen[0]?.line
      return line ? { line, knownSize: target.size } : { problem: 'unreadable', knownSize: known }
    }
    if (answer.status !== 409) return { problem: problemOf(answer.status), knownSize: known }
    const size = answer.type.startsWith(sizeType) ? parseSize(answer.body.replace(/\n$/, '')) : undefined
    if (size === undefined || size === known) return { problem: 'unreadable', knownSize: known }
    if (size > target.size) return { later: true, knownSize: size }
    known = size
  }
  return { problem: 'unreadable', knownSize: known }
}

function problemOf(status: number): WitnessProblem {
  if (status === 422) return 'refused'
  if (status === 404) return 'unknown-log'
  if (status === 403) return 'other-key'
  return status === 429 || status >= 500 ? 'busy' : 'unreadable'
}
