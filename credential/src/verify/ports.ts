import type { VerifyEd25519 } from '../crypto/ed25519.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import type { Limit } from '../general/json-limits.ts'
import type { SdJwt } from '../sd-jwt/read-sd-jwt.ts'
import type { VerificationMethod } from './did-document.ts'
import type { ProofClaim, ProofOutcome } from './proof-options.ts'
import type { Witnesses } from './seen-by.ts'

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
   * What the issuer stated about the approvals of a certificate: how many there were, and each of them. Left out where they
   * cannot be asked for, as in files made before there were any.
   */
  approvals?: (certificateId: string) => Promise<readonly unknown[]>
  /** The decision on record. Asked only when no endorsement is at hand. */
  reviewState: (certificateId: string) => Promise<ReviewState | undefined>
  /**
   * Pinned verifier key (C2SP form) of this deployment's certificates log, whose name is the log's origin; empty if
   * unknown.
   */
  logKey: string
  /** Whose signatures under a state of the log are reported, and how many are required. */
  witnesses?: Witnesses | undefined
  /** The anchored checkpoint of a size, from the pinned contract; `null` when this deployment has no chain. */
  checkpointOnChain: ((wanted: { size: number; root: string }) => Promise<ChainCheckpoint | undefined>) | null
  /** What checks shapes and proofs other than ours: `./general`. Without it they are inconclusive. */
  general?: GeneralPath
  /** Faster functions than the built-in ones, which run everywhere: a server's, over `node:crypto`. */
  crypto?: { sha256: Sha256; verifyEd25519: VerifyEd25519 }
  /** Once aborted, whatever is still unanswered counts as unreachable. `AbortSignal.timeout(10_000)` is a good one. */
  signal?: AbortSignal
  /** Told about exceptions inside checks, which are bugs of this program. */
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
  /** Set while the deployment's own records about it do not match its logs: which of them, and since when this is known. */
  unvouched?: { reason: string; since: string }
  /** When this was true, if it comes from a signed standing (`openStanding`). */
  asOf?: string
  /**
   * Its suspended certificates: by the number of each status list that has some, bits encoded like the list's. A copy can leave
   * out a statement, but not what a signed record says here.
   */
  suspended?: Record<string, string>
  /** Its signed statements about its keys, oldest first (`SignedStatement`): what it says of stolen keys itself. */
  keyEvents?: readonly unknown[]
}

export type ReviewState = { state: 'pending' | 'accepted' | 'declined'; at?: string; reason?: string }

/** A checkpoint as the contract recorded it. `root` in hexadecimal, with or without `0x`; `blockTime` ISO 8601. */
export type ChainCheckpoint = { size: number; root: string; blockTime: string; final: boolean }

/** An SD-JWT, and the credential that it discloses. */
export type OpenedSdJwt = { sdJwt: SdJwt; credential: Record<string, unknown> }

/** What a document that we made from a certificate is made of, each with its own proofs. */
export type Parts = { certificate: Record<string, unknown>; courses: Record<string, unknown>[] }

/**
 * The general path: any shape of document, any proof we understand. `openSdJwt` throws a `TypeError`; `partsIn` answers
 * undefined for any other document.
 */
export type GeneralPath = {
  partsIn: (document: Record<string, unknown>, sha256: Sha256) => Promise<Parts | undefined>
  openSdJwt: (text: string, sha256: Sha256) => Promise<OpenedSdJwt>
  hashDocument: (document: Record<string, unknown>) => Promise<DocumentHash>
  verifyProof: (request: ProofRequest) => Promise<ProofOutcome>
}

/**
 * SHA-256 of a document without its proofs, in canonical form, and what the document says, read from that form under plain
 * terms, since its JSON may spell the same in many ways and mislead a reader. Or why there is none.
 */
export type DocumentHash =
  | { ok: true; documentHash: Uint8Array; said: Record<string, unknown> }
  | { ok: false; reason: 'unknown-context' | 'undefined-terms' | 'unknown-shape' }
  | { ok: false; reason: 'malformed'; problem: string }
  | { ok: false; reason: 'beyond-limits'; limit: Limit }

/** One proof of a document, to be checked with this key, which its maker may use for this purpose. */
export type ProofRequest = {
  document: Record<string, unknown>
  proof: ProofClaim
  key: VerificationMethod
  purpose: string
  now: Date
  /** The SD-JWT that the document was made from, if it was just read: it is not read again. */
  sdJwt?: SdJwt | undefined
}
