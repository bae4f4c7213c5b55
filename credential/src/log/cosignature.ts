import { concatBytes, equalBytes, hexEncode, utf8 } from '../bytes/bytes.ts'
import { type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { formatSignatureLine, type NoteKey, noteKeyId, parseVerifierKey, readNote } from './note.ts'

const SIGNATURE_BYTES = 64
const TIME_BYTES = 8
const LATEST = 2n ** 63n - 1n

/**
 * Reads verifier keys of witnesses (type 0x04). Throws a `TypeError` for any other key, or when two share a name or a key:
 * signatures do not cover the witness's name, so one signature could count twice.
 */
export function parseWitnessKeys(verifierKeys: readonly string[]): NoteKey[] {
  const keys = verifierKeys.map((one) => parseVerifierKey(one, 'cosignature'))
  const names = new Set(keys.map(({ name }) => name))
  const publicKeys = new Set(keys.map(({ publicKey }) => hexEncode(publicKey)))
  if (names.size < keys.length || publicKeys.size < keys.length)
    throw new TypeError('Each witness is named once, with a key of its own')
  return keys
}

/**
 * The signature line of a witness for a checkpoint (C2SP tlog-cosignature, Ed25519). It states that at this time the
 * checkpoint was the largest state of the log that the witness had seen.
 */
export async function cosign(
  text: string,
  at: Date,
  { sign, ...key }: NoteKey & { sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<string> {
  const seconds = BigInt(Math.floor(at.getTime() / 1000))
  const signature = await sign(cosignedMessage(text, seconds))
  if (signature.length !== SIGNATURE_BYTES)
    throw new TypeError('sign must give an Ed25519 signature of 64 bytes')
  const time = new Uint8Array(TIME_BYTES)
  new DataView(time.buffer).setBigUint64(0, seconds)
  const keyId = noteKeyId(key, 'cosignature')
  return formatSignatureLine({ name: key.name, keyId, signature: concatBytes(time, signature) })
}

/**
 * `seen`: witnesses with a valid signature line. `wrong`: names of witnesses whose line does not verify, so that they have
 * not signed.
 */
export type Cosignatures = { seen: { name: string; line: string }[]; wrong: string[] }

/**
 * Which of these witnesses have signed a checkpoint. Ignores lines by others, and all but the first line by each witness.
 * Never throws.
 */
export async function openCosignatures(
  note: string,
  keys: readonly NoteKey[],
  verify: VerifyEd25519 = verifyEd25519,
): Promise<Cosignatures> {
  const found: Cosignatures = { seen: [], wrong: [] }
  const read = readNote(note)
  if (read === undefined) return found
  for (const key of keys) {
    const keyId = noteKeyId(key, 'cosignature')
    const line = read.lines.find(({ name, keyId: id }) => name === key.name && equalBytes(id, keyId))
    if (line === undefined) continue
    if (await isCosignature(read.text, line.signature, key, verify))
      found.seen.push({ name: key.name, line: formatSignatureLine(line) })
    else found.wrong.push(key.name)
  }
  return found
}

async function isCosignature(
  text: string,
  timed: Uint8Array,
  { publicKey }: NoteKey,
  verify: VerifyEd25519,
): Promise<boolean> {
  if (timed.length !== TIME_BYTES + SIGNATURE_BYTES) return false
  const seconds = new DataView(timed.buffer, timed.byteOffset).getBigUint64(0)
  if (seconds === 0n || seconds > LATEST) return false
  return verify(publicKey, cosignedMessage(text, seconds), timed.subarray(TIME_BYTES))
}

const cosignedMessage = (text: string, seconds: bigint): Uint8Array =>
  utf8(`cosignature/v1\ntime ${seconds}\n${text}`)
