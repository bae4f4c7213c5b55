import { hexDecode, hexEncode } from '../bytes/bytes.ts'

/** The actions of the statements log and their codes on disk. Frozen: codes are never reused. */
const ACTION_CODES = {
  endorsed: 1,
  suspended: 2,
  reinstated: 3,
  revoked: 4,
  superseded: 5,
  'key-rotated': 6,
  'key-compromised': 7,
  'trail-head': 8,
  'status-list': 9,
  approval: 10,
  approved: 11,
} as const
export type EntryAction = keyof typeof ACTION_CODES
const ACTION_BY_CODE = new Map<number, EntryAction>(
  Object.entries(ACTION_CODES).map(([action, code]) => [code, action as EntryAction]),
)

/** A leaf of the certificates log. Its index there is the certificate's number and token id. */
export type CertificateEntry = {
  kind: 'certificate'
  /** The organisation's address, `0x` and 40 lower-case hexadecimal digits. */
  issuer: string
  /** When it was accepted, in milliseconds since 1970, as claimed by the operator. */
  timeMs: number
  /** `documentHash` of the certificate. */
  digest: Uint8Array
}

/** A leaf of the statements log. */
export type StatementEntry = {
  kind: 'statement'
  issuer: string
  timeMs: number
  /**
   * Index in the certificates log; `null` if the statement is not about a certificate, or its certificate was never logged.
   */
  certificateIndex: number | null
  action: EntryAction
  /**
   * `statementDigest` of the signed statement; for `endorsed` the `documentHash` of the endorsement, for `status-list`
   * that of the published list, for `trail-head` a blinded digest of an organisation's audit trail.
   */
  digest: Uint8Array
}

const VERSION = 1
const CERTIFICATE_BYTES = 61
const STATEMENT_BYTES = 70
const NO_CERTIFICATE = 2n ** 64n - 1n

/**
 * Writes a leaf entry. Big-endian, fixed width: version 1 | issuer 20 | time 8 | [certificate index 8 | action 1 |]
 * digest 32: 61 bytes for a certificate, 70 for a statement. Throws a `TypeError` for a value that does not fit.
 */
export function encodeEntry(entry: CertificateEntry | StatementEntry): Uint8Array {
  if (!/^0x[0-9a-f]{40}$/.test(entry.issuer))
    throw new TypeError('issuer must be 0x and 40 lower-case digits')
  if (!Number.isSafeInteger(entry.timeMs) || entry.timeMs < 0)
    throw new TypeError('timeMs must be whole and positive')
  if (entry.digest.length !== 32) throw new TypeError('digest must have 32 bytes')
  const bytes = new Uint8Array(entry.kind === 'certificate' ? CERTIFICATE_BYTES : STATEMENT_BYTES)
  const view = new DataView(bytes.buffer)
  bytes[0] = VERSION
  bytes.set(hexDecode(entry.issuer.slice(2)), 1)
  view.setBigUint64(21, BigInt(entry.timeMs))
  if (entry.kind === 'statement') {
    const index = entry.certificateIndex
    if (index !== null && (!Number.isSafeInteger(index) || index < 0)) {
      throw new TypeError('certificateIndex must be a whole number or null')
    }
    view.setBigUint64(29, index === null ? NO_CERTIFICATE : BigInt(index))
    bytes[37] = ACTION_CODES[entry.action]
  }
  bytes.set(entry.digest, bytes.length - 32)
  return bytes
}

/** Reads a leaf entry; its length tells the kind. Throws a `TypeError` for an unknown version, length or action. */
export function decodeEntry(bytes: Uint8Array): CertificateEntry | StatementEntry {
  if (bytes[0] !== VERSION || (bytes.length !== CERTIFICATE_BYTES && bytes.length !== STATEMENT_BYTES)) {
    throw new TypeError('Not a log entry of a known version: 61 or 70 bytes that begin with 1 are expected')
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const issuer = `0x${hexEncode(bytes.subarray(1, 21))}`
  const timeMs = safeNumber(view.getBigUint64(21))
  const digest = new Uint8Array(bytes.subarray(-32))
  if (bytes.length === CERTIFICATE_BYTES) return { kind: 'certificate', issuer, timeMs, digest }
  const index = view.getBigUint64(29)
  const action = ACTION_BY_CODE.get(bytes[37]!)
  if (action === undefined) throw new TypeError('Not a log entry of a known version: unknown action')
  const certificateIndex = index === NO_CERTIFICATE ? null : safeNumber(index)
  return { kind: 'statement', issuer, timeMs, certificateIndex, action, digest }
}

function safeNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new TypeError('Not a log entry: a number is out of range')
  return Number(value)
}
