import { utf8 } from '../bytes/bytes.ts'
import { type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { decodeProofValue, encodeProofValue } from '../crypto/multikey.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { isUtcSeconds } from './dates.ts'
import { requireDate, requireIri, requireText } from './require.ts'

/**
 * What an issuer can state: about a certificate after signing it, about one of its keys, or about its signers' approvals.
 * `approval` is made by one signer before the certificate is signed; `approved` says how many approved a signed certificate.
 */
const STATEMENT_ACTIONS = [
  'revoked',
  'suspended',
  'reinstated',
  'superseded',
  'key-rotated',
  'key-compromised',
  'approval',
  'approved',
] as const
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]

/** A later statement, unsigned. All members are strings, so that its JCS form (RFC 8785) is its sorted JSON. */
export type Statement = {
  type: 'CredenzaStatement'
  action: StatementAction
  /** The issuer's DID. */
  issuer: string
  /** When it takes effect, a UTC date in whole seconds. For `key-compromised` the time of the theft. */
  at: string
  /** The certificate's id; absent for key events and for `approval`. */
  certificateId?: string
  /** The key's id, for key events only. */
  keyId?: string
  /** Public text: no personal data. */
  reason?: string
  /** The id of the correcting certificate, for `superseded` only. */
  successorId?: string
  /** For `approval` and `approved`: SHA-256 of what was approved, 64 hexadecimal digits. It is salted and names nobody. */
  digest?: string
  /** For `approval` only: tells the signers of one digest apart, 32 hexadecimal digits, without naming them. */
  approver?: string
  /** For `approved` only: how many signers approved, and how many were asked, in decimal digits. */
  approvals?: string
  signers?: string
}

/** A statement with the key that signed it and the signature (`z` base58btc) over the JCS form of all the rest. */
export type SignedStatement = Statement & { verificationMethod: string; proofValue: string }

/** Builds a statement. Throws a `TypeError` that says which member is missing, superfluous or malformed. */
export function buildStatement(input: Omit<Statement, 'type'>): Statement {
  const isKeyEvent = input.action === 'key-rotated' || input.action === 'key-compromised'
  const isAboutCertificate = !isKeyEvent && input.action !== 'approval'
  if (!STATEMENT_ACTIONS.includes(input.action)) throw new TypeError('action is not one of STATEMENT_ACTIONS')
  if ((input.certificateId !== undefined) !== isAboutCertificate) {
    throw new TypeError('certificateId belongs to every statement but key events and approvals')
  }
  if ((input.keyId !== undefined) !== isKeyEvent) throw new TypeError('keyId belongs to key events')
  if ((input.successorId !== undefined) !== (input.action === 'superseded')) {
    throw new TypeError('successorId belongs to superseded')
  }
  for (const [member, form, actions] of APPROVAL_MEMBERS) {
    const value = input[member]
    if ((value !== undefined) !== actions.includes(input.action))
      throw new TypeError(`${member} belongs to ${actions.join(' and ')}`)
    if (value !== undefined && !form.test(value)) throw new TypeError(`${member} is malformed`)
  }
  return {
    type: 'CredenzaStatement',
    action: input.action,
    issuer: requireIri('issuer', input.issuer),
    at: requireDate('at', input.at),
    ...(input.certificateId === undefined
      ? {}
      : { certificateId: requireIri('certificateId', input.certificateId) }),
    ...(input.keyId === undefined ? {} : { keyId: requireIri('keyId', input.keyId) }),
    ...(input.reason === undefined ? {} : { reason: requireText('reason', input.reason) }),
    ...(input.successorId === undefined ? {} : { successorId: requireIri('successorId', input.successorId) }),
    ...Object.fromEntries(
      APPROVAL_MEMBERS.flatMap(([member]) => (input[member] === undefined ? [] : [[member, input[member]]])),
    ),
  }
}

const COUNT = /^[1-9]\d{0,3}$/

/** Members that only statements about approvals have: the name, its form, and the actions that it belongs to. */
const APPROVAL_MEMBERS: readonly [
  member: 'digest' | 'approver' | 'approvals' | 'signers',
  form: RegExp,
  actions: readonly StatementAction[],
][] = [
  ['digest', /^[0-9a-f]{64}$/, ['approval', 'approved']],
  ['approver', /^[0-9a-f]{32}$/, ['approval']],
  ['approvals', COUNT, ['approved']],
  ['signers', COUNT, ['approved']],
]

/** Signs a statement. `sign` gets the JCS bytes, which name the signing key, and returns a 64-byte Ed25519 signature. */
export async function signStatement(
  statement: Statement,
  options: { verificationMethod: string; sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<SignedStatement> {
  const unsigned = {
    ...statement,
    verificationMethod: requireIri('verificationMethod', options.verificationMethod),
  }
  if (!unsigned.verificationMethod.startsWith(`${statement.issuer}#`)) {
    throw new TypeError("verificationMethod must be a key of the statement's issuer")
  }
  return { ...unsigned, proofValue: encodeProofValue(await options.sign(canonicalBytes(unsigned))) }
}

/**
 * Whether the statement has the right form and `publicKey` (32 bytes) signed it. The caller must know whether that key is the
 * issuer's. Never throws.
 */
export async function verifyStatement(
  statement: SignedStatement,
  publicKey: Uint8Array,
  verify: VerifyEd25519 = verifyEd25519,
): Promise<boolean> {
  if (!isSignedStatement(statement)) return false
  const { proofValue, ...unsigned } = statement
  try {
    return await verify(publicKey, canonicalBytes(unsigned), decodeProofValue(proofValue))
  } catch {
    return false
  }
}

/** SHA-256 of the signed statement's JCS form, signature included, 32 bytes: the digest of its leaf in the log. */
export function statementDigest(statement: SignedStatement, sha256: Sha256 = defaultSha256): Uint8Array {
  return sha256(canonicalBytes(statement))
}

/** Whether a value has the form of a signed statement: known members only, each a string, and none missing. */
export function isSignedStatement(value: unknown): value is SignedStatement {
  if (typeof value !== 'object' || value === null) return false
  const statement = value as Record<string, unknown>
  return (
    Object.entries(statement).every(([key, member]) => MEMBERS.has(key) && typeof member === 'string') &&
    statement.type === 'CredenzaStatement' &&
    STATEMENT_ACTIONS.includes(statement.action as StatementAction) &&
    isUtcSeconds(statement.at) &&
    typeof statement.verificationMethod === 'string' &&
    statement.verificationMethod.startsWith(`${statement.issuer}#`) &&
    typeof statement.proofValue === 'string'
  )
}

const MEMBERS = new Set([
  'type',
  'action',
  'issuer',
  'at',
  'certificateId',
  'keyId',
  'reason',
  'successorId',
  'digest',
  'approver',
  'approvals',
  'signers',
  'verificationMethod',
  'proofValue',
])

/** RFC 8785 for a flat object of strings: members in UTF-16 order, no white space, JSON.stringify's escapes. */
function canonicalBytes(members: Record<string, string>): Uint8Array {
  return utf8(JSON.stringify(members, Object.keys(members).sort()))
}
