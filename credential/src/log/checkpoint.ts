import { base64Decode, base64Encode } from '../bytes/base64.ts'
import type { VerifyEd25519 } from '../crypto/ed25519.ts'
import { type NoteKey, openNote, signNote } from './note.ts'

/** A log's state: its name, number of leaves, and root. The origin is the log's URL without scheme. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array }

/** The text of a checkpoint (C2SP tlog-checkpoint) without extension lines. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  if (!Number.isSafeInteger(size) || size < 0 || root.length !== 32) {
    throw new TypeError('A checkpoint has a whole size and a root of 32 bytes')
  }
  return `${origin}\n${size}\n${base64Encode(root)}\n`
}

/** Reads a checkpoint's text, or gives `undefined` for any other spelling, extension lines included. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  return text.split('\n').length === 4 ? parseTreeHead(text) : undefined
}

/** Reads a checkpoint's text as any log may write it: with extension lines, which are ignored. */
export function parseTreeHead(text: string): Checkpoint | undefined {
  const match = /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*$/.exec(text)
  if (match === null || !Number.isSafeInteger(Number(match[2]))) return undefined
  try {
    return { origin: match[1]!, size: Number(match[2]), root: base64Decode(match[3]!) }
  } catch {
    return undefined
  }
}

/** Signs a checkpoint as a note. The key's name is the log's origin; `sign` gives the 64-byte Ed25519 signature. */
export function signCheckpoint(
  checkpoint: Checkpoint,
  key: { publicKey: Uint8Array; sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<string> {
  return signNote(formatCheckpoint(checkpoint), { ...key, name: checkpoint.origin })
}

/** `other-log`: a checkpoint of a log with another origin. The other reasons are those of `openNote`. */
export type CheckpointResult =
  | { ok: true; checkpoint: Checkpoint }
  | { ok: false; reason: 'malformed' | 'other-log' | 'unsigned' | 'forged' }

/** Opens a signed checkpoint with the log's pinned key, whose name is the origin. Never throws. */
export async function openCheckpoint(
  note: string,
  key: NoteKey,
  verify?: VerifyEd25519,
): Promise<CheckpointResult> {
  const split = note.lastIndexOf('\n\n')
  const claimed = parseCheckpoint(note.slice(0, split + 1))
  if (claimed === undefined) return { ok: false, reason: 'malformed' }
  if (claimed.origin !== key.name) return { ok: false, reason: 'other-log' }
  const opened = await openNote(note, key, verify)
  return opened.ok ? { ok: true, checkpoint: claimed } : opened
}
