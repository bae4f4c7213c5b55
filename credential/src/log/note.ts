import { base64Decode, base64Encode } from '../bytes/base64.ts'
import { concatBytes, equalBytes, hexEncode, utf8 } from '../bytes/bytes.ts'
import { type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { sha256 } from '../crypto/sha256.ts'

/** Signature type of Ed25519 (C2SP signed-note, "Signature types"). */
const ED25519 = 1
const MAX_NOTE_CHARACTERS = 65_536
const MAX_SIGNATURES = 64

/** A log's public key and the name it signs notes under (for a log: its origin). */
export type NoteKey = { name: string; publicKey: Uint8Array }

/** Four bytes that tell keys apart: the beginning of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key). */
export function noteKeyId({ name, publicKey }: NoteKey): Uint8Array {
  return sha256(concatBytes(utf8(name), Uint8Array.of(0x0a, ED25519), publicKey)).slice(0, 4)
}

/** The key in C2SP's one-line form `name+keyid+base64`: the way to publish and pin a log's key. */
export function formatVerifierKey(key: NoteKey): string {
  if (!isKeyName(key.name) || key.publicKey.length !== 32) {
    throw new TypeError('A note key has a name without spaces and plus signs, and 32 bytes')
  }
  const keyData = base64Encode(concatBytes(Uint8Array.of(ED25519), key.publicKey))
  return `${key.name}+${hexEncode(noteKeyId(key))}+${keyData}`
}

/** Reads the one-line form. Throws a `TypeError` if it is malformed, of another type, or its key id does not fit. */
export function parseVerifierKey(verifierKey: string): NoteKey {
  // The name has no plus sign; the base64 part may.
  const match = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifierKey)
  if (match === null || !isKeyName(match[1]!))
    throw new TypeError('Not a verifier key: name+keyid+base64 is expected')
  const keyData = base64Decode(match[3]!)
  const key = { name: match[1]!, publicKey: keyData.slice(1) }
  if (keyData.length !== 33 || keyData[0] !== ED25519 || hexEncode(noteKeyId(key)) !== match[2]) {
    throw new TypeError('Not an Ed25519 verifier key: type, length or key id do not fit')
  }
  return key
}

/**
 * Signs a note (C2SP signed-note): the text, which ends in a newline, an empty line, and the signature line. `sign`
 * gets the text's bytes and gives the 64-byte Ed25519 signature.
 */
export async function signNote(
  text: string,
  { sign, ...key }: NoteKey & { sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<string> {
  const signature = await sign(utf8(text))
  if (signature.length !== 64) throw new TypeError('sign must give an Ed25519 signature of 64 bytes')
  return `${text}\n— ${key.name} ${base64Encode(concatBytes(noteKeyId(key), signature))}\n`
}

/** `unsigned`: no line of this key. `forged`: there is one and it does not verify. */
export type NoteResult =
  | { ok: true; text: string }
  | { ok: false; reason: 'malformed' | 'unsigned' | 'forged' }

/** Opens a signed note with a pinned key. Lines of other keys (witnesses) are passed over. Never throws. */
export async function openNote(
  note: string,
  key: NoteKey,
  verify: VerifyEd25519 = verifyEd25519,
): Promise<NoteResult> {
  const malformed = { ok: false, reason: 'malformed' } as const
  const split = note.lastIndexOf('\n\n')
  if (note.length > MAX_NOTE_CHARACTERS || split < 0 || !note.endsWith('\n')) return malformed
  const text = note.slice(0, split + 1)
  const lines = note.slice(split + 2, -1).split('\n')
  if (lines.length > MAX_SIGNATURES || !note.isWellFormed() || hasControlCharacters(note)) return malformed
  const keyId = noteKeyId(key)
  let verified = false
  for (const line of lines) {
    const match = /^— (\S+) (\S+)$/.exec(line)
    if (match === null) return malformed
    let signature: Uint8Array
    try {
      signature = base64Decode(match[2]!)
    } catch {
      return malformed
    }
    if (match[1] !== key.name || !equalBytes(signature.subarray(0, 4), keyId)) continue
    if (!(await verify(key.publicKey, utf8(text), signature.subarray(4))))
      return { ok: false, reason: 'forged' }
    verified = true
  }
  return verified ? { ok: true, text } : { ok: false, reason: 'unsigned' }
}

function isKeyName(name: string): boolean {
  return /^[^\s+]+$/.test(name) && name.isWellFormed()
}

function hasControlCharacters(note: string): boolean {
  for (const character of note) if (character < ' ' && character !== '\n') return true
  return false
}
