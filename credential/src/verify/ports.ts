import type { VerifyEd25519 } from '../crypto/ed25519.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import type { Limit } from '../json/json-limits.ts'
import type { SdJwt } from '../sd-jwt/read-sd-jwt.ts'
import type { ProofClaim, ProofOutcome } from './checks/proof-options.ts'
import type { Witnesses } from './checks/seen-by.ts'
import type { VerificationMethod } from './evidence/did-document.ts'

/**
 * What a verification asks the world. Each function may throw or reject: that means "unreachable" and makes a check
 * inconclusive, never failed. Answers are not trusted: they are parsed, and garbage counts as unreachable.
 */
export type Ports = {
  now: Date
  /** The DID document, as JSON; `undefined` for a DID of this deployment that does not exist. */
  resolveDid: (did: string) => Promise<unknown>
  /** What this deployment knows of an organisation; `undefined` when it does not know it. */
  issuerRecord: (did: string) => Promise<IssuerRecord | undefined>
  /** The status list credential at a URL, as JSON. */
  fetchStatusList: (url: string) => Promise<unknown>
  /** The issuer's signed statements about a certificate, in the order of the statements log. */
  statements: (certificateId: string) => Promise<readonly unknown[]>
  /**
   * The issuer's statements about the approvals of a certificate: how many there were, and each of them. Absent where we cannot
   * ask, as in files made before approvals existed.
   */
  approvals?: (certificateId: string) => Promise<readonly unknown[]>
  /** The decision on record. Asked only when no endorsement is at hand. */
  reviewState: (certificateId: string) => Promise<ReviewState | undefined>
  /**
   * Pinned verifier key (C2SP form) of this deployment's certificates log, whose name is the log's origin; empty if
   * unknown.
   */
  logKey: string
  /** The key that the host, or the page that the certificate came in, names for that log, if `logKey` is not from there. */
  namedLogKey?: string | undefined
  /**
   * The signed answers that were opened so far, by what they are about: a saved page keeps them. Absent where nothing is
   * signed.
   */
  signedAnswers?: ReadonlyMap<string, unknown>
  /** The witnesses whose signatures are reported, and how many are required. */
  witnesses?: Witnesses | undefined
  /** The anchored checkpoint of a size, from the pinned contract; `null` when this deployment has no chain. */
  checkpointOnChain: ((wanted: { size: number; root: string }) => Promise<ChainCheckpoint | undefined>) | null
  /** Checks shapes and proofs other than ours: `./general`. Without it they are inconclusive. */
  general?: GeneralPath
  /** Faster replacements for the built-in functions, which run everywhere: on a server, those over `node:crypto`. */
  crypto?: { sha256: Sha256; verifyEd25519: VerifyEd25519 }
  /** Once it aborts, everything still unanswered counts as unreachable. `AbortSignal.timeout(10_000)` is a good choice. */
  signal?: AbortSignal
  /** Called with exceptions inside checks, which are bugs of this program. */
  reportError?: (error: unknown) => void
}

/** An organisation in this deployment's register. Dates are ISO 8601. */
export type IssuerRecord = {
  name: string
  status: 'approved' | 'pending' | 'refused' | 'struck-off'
  /** What it is approved for. */
  roles: readonly ('issuer' | 'verifier')[]
  approvedAt?: string
  struckOffAt?: string
  /** Its address in log entries, `0x` and 40 lower-case hexadecimal digits. */
  logAddress?: string
  /** Keys known to be stolen, by id (`did#z6Mk…`), with the time of the theft. */
  stolenKeys?: readonly { keyId: string; since: string }[]
  /**
   * Set while the deployment's own records about the organisation do not match its logs: which of them, and since when this is
   * known.
   */
  unvouched?: { reason: string; since: string }
  /** When the record was true, if it comes from a signed standing (`openStanding`). */
  asOf?: string
  /**
   * Its suspended certificates: for the URL of each status list that has some, bits encoded like the list's. A copy can omit a
   * statement, but not what a signed record says here.
   */
  suspended?: Record<string, string>
  /** Its signed statements about its keys (`SignedStatement`), oldest first, such as those about stolen keys. */
  keyEvents?: readonly unknown[]
}

export type ReviewState = { state: 'pending' | 'accepted' | 'declined'; at?: string; reason?: string }

/** A checkpoint as the contract recorded it. `root` in hexadecimal, with or without `0x`; `blockTime` ISO 8601. */
export type ChainCheckpoint = { size: number; root: string; blockTime: string; final: boolean }

/** An SD-JWT, and the credential that it discloses. */
export type OpenedSdJwt = { sdJwt: SdJwt; credential: Record<string, unknown> }

/** The parts of a document that we made from a certificate, each with its own proofs. */
export type Parts = { certificate: Record<string, unknown>; courses: Record<string, unknown>[] }

/**
 * The general path: any shape of document, any proof we understand. `openSdJwt` throws a `TypeError`; `partsIn` gives undefined
 * for any document that is not a made form.
 */
export type GeneralPath = {
  partsIn: (document: Record<string, unknown>, sha256: Sha256) => Promise<Parts | undefined>
  openSdJwt: (text: string, sha256: Sha256) => Promise<OpenedSdJwt>
  hashDocument: (document: Record<string, unknown>) => Promise<DocumentHash>
  verifyProof: (request: ProofRequest) => Promise<ProofOutcome>
}

/**
 * SHA-256 of a document without its proofs, in canonical form, and what the document says; or why there is no hash. `said` is
 * read from the canonical form, under plain terms, since the JSON can spell the same thing in ways that mislead a reader.
 */
export type DocumentHash =
  | { ok: true; documentHash: Uint8Array; said: Record<string, unknown> }
  | { ok: false; reason: 'unknown-context' | 'undefined-terms' | 'unknown-shape' }
  | { ok: false; reason: 'malformed'; problem: string }
  | { ok: false; reason: 'beyond-limits'; limit: Limit }

/** One proof of a document, the key to check it with, and the purpose that the key's controller allows it for. */
export type ProofRequest = {
  document: Record<string, unknown>
  proof: ProofClaim
  key: VerificationMethod
  purpose: string
  now: Date
  /** The SD-JWT that the document was made from, if it was just read, so that it is not read again. */
  sdJwt?: SdJwt | undefined
}
