import { base64Decode, base64Encode } from '../bytes/base64.ts'
import { concatBytes, equalBytes, hexEncode, utf8 } from '../bytes/bytes.ts'
import { type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { sha256 } from '../crypto/sha256.ts'

/** What a key signs, and how: the first byte of its verifier key (C2SP signed-note, "Signature types"). */
const SIGNATURE_TYPES = { note: 1, cosignature: 4 } as const
export type SignatureType = keyof typeof SIGNATURE_TYPES
const MAX_NOTE_CHARACTERS = 65_536
const MAX_SIGNATURES = 64

/** A log's public key and the name it signs notes under (for a log: its origin). */
export type NoteKey = { name: string; publicKey: Uint8Array }

/** Four bytes that tell keys apart: the beginning of SHA-256(name ‖ 0x0A ‖ type ‖ public key). */
export function noteKeyId({ name, publicKey }: NoteKey, type: SignatureType = 'note'): Uint8Array {
  const separator = Uint8Array.of(0x0a, SIGNATURE_TYPES[type])
  return sha256(concatBytes(utf8(name), separator, publicKey)).slice(0, 4)
}

/** The key in C2SP's one-line form `name+keyid+base64`: the way to publish and pin a log's key. */
export function formatVerifierKey(key: NoteKey, type: SignatureType = 'note'): string {
  if (!isKeyName(key.name) || key.publicKey.length !== 32) {
    throw new TypeError('A note key has a name without spaces and plus signs, and 32 bytes')
  }
  const keyData = base64Encode(concatBytes(Uint8Array.of(SIGNATURE_TYPES[type]), key.publicKey))
  return `${key.name}+${hexEncode(noteKeyId(key, type))}+${keyData}`
}

/** Reads the one-line form. Throws a `TypeError` if it is malformed, of another type, or its key id does not fit. */
export function parseVerifierKey(verifierKey: string, type: SignatureType = 'note'): NoteKey {
  // The name has no plus sign; the base64 part may.
  const match = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifierKey)
  if (match === null || !isKeyName(match[1]!))
    throw new TypeError('Not a verifier key: name+keyid+base64 is expected')
  const keyData = base64Decode(match[3]!)
  const key = { name: match[1]!, publicKey: keyData.slice(1) }
  const isOfType = keyData.length === 33 && keyData[0] === SIGNATURE_TYPES[type]
  if (!isOfType || hexEncode(noteKeyId(key, type)) !== match[2]) {
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
  return `${text}\n${formatSignatureLine({ name: key.name, keyId: noteKeyId(key), signature })}`
}

/** A signature line of a note, unverified: whose it says it is, and the signature. */
export type SignatureLine = { name: string; keyId: Uint8Array; signature: Uint8Array }

/** The text of a note and its signature lines; undefined for anything else. Nothing is verified. */
export function readNote(note: string): { text: string; lines: SignatureLine[] } | undefined {
  const split = note.lastIndexOf('\n\n')
  if (note.length > MAX_NOTE_CHARACTERS || split < 0 || !note.endsWith('\n')) return undefined
  if (!note.isWellFormed() || hasControlCharacters(note)) return undefined
  const lines = readSignatureLines(note.slice(split + 2))
  return lines && { text: note.slice(0, split + 1), lines }
}

/** One or more signature lines, each ended by a newline; undefined for anything else. */
function readSignatureLines(text: string): SignatureLine[] | undefined {
  const parts = text.split('\n')
  if (parts.pop() !== '' || parts.length === 0 || parts.length > MAX_SIGNATURES) return undefined
  const lines: SignatureLine[] = []
  for (const part of parts) {
    const match = /^— (\S+) (\S+)$/.exec(part)
    const bytes = match && base64Of(match[2]!)
    if (!bytes || bytes.length < 5) return undefined
    lines.push({ name: match[1]!, keyId: bytes.subarray(0, 4), signature: bytes.subarray(4) })
  }
  return lines
}

/** A signature line as written in a note, with its newline. */
export function formatSignatureLine({ name, keyId, signature }: SignatureLine): string {
  return `— ${name} ${base64Encode(concatBytes(keyId, signature))}\n`
}

/** `unsigned`: no line of this key. `forged`: there is one and it does not verify. */
export type NoteResult =
  | { ok: true; text: string; lines: SignatureLine[] }
  | { ok: false; reason: 'malformed' | 'unsigned' | 'forged' }

/**
 * Opens a signed note with a pinned key, or with any of several; `lines` are those that verify. Lines by other keys
 * (witnesses) are ignored. Never throws.
 */
export async function openNote(
  note: string,
  keys: NoteKey | readonly NoteKey[],
  verify: VerifyEd25519 = verifyEd25519,
): Promise<NoteResult> {
  const read = readNote(note)
  if (read === undefined) return { ok: false, reason: 'malformed' }
  const verified: SignatureLine[] = []
  for (const key of [keys].flat()) {
    const keyId = noteKeyId(key)
    for (const line of read.lines) {
      if (line.name !== key.name || !equalBytes(line.keyId, keyId)) continue
      if (!(await verify(key.publicKey, utf8(read.text), line.signature)))
        return { ok: false, reason: 'forged' }
      verified.push(line)
    }
  }
  return verified.length > 0
    ? { ok: true, text: read.text, lines: verified }
    : { ok: false, reason: 'unsigned' }
}

function base64Of(text: string): Uint8Array | undefined {
  try {
    return base64Decode(text)
  } catch {
    return undefined
  }
}

function isKeyName(name: string): boolean {
  return /^[^\s+]+$/.test(name) && name.isWellFormed()
}

function hasControlCharacters(note: string): boolean {
  for (const character of note) if (character < ' ' && character !== '\n') return true
  return false
}
