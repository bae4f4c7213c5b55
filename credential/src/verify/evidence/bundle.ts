import { base64Decode, base64Encode } from '../../bytes/base64.ts'
import { parseStrictJson, RepeatedMember } from '../../bytes/strict-json.ts'
import { isObject } from '../../json/values.ts'
import { isPresentation } from '../document/credential.ts'
import { BundleError } from './bundle-problems.ts'
import { FETCHED, type Fetched } from './fetched-evidence.ts'

/**
 * Everything that a verifier needs, in one JSON file. Only `certificate`, `endorsements` and the checkpoint within
 * `log` are signed; `anchor` is a hint for people, and never says where to look.
 */
export type Bundle = {
  certificate: Record<string, unknown>
  endorsements: Record<string, unknown>[]
  log?: LogEvidence
  /** Evidence from the statements log, which dates statements whose signing key was stolen. */
  statementsLog?: LogEvidence[]
  anchor?: { chainId: number; contract: string; transaction: string }
  [FETCHED]?: Fetched
}

/** A place in a log. `entry` and `path` are base64, `checkpoint` is the signed note verbatim. */
export type LogEvidence = { entry: string; index: number; size: number; path: string[]; checkpoint: string }

/** Stands in where nothing is judged, such as for a paper whose codes disagree. */
export const noCertificate: Bundle = { certificate: {}, endorsements: [] }

const MAX_CHARACTERS = 1_000_000
const mostEndorsements = 20
const mostStated = 40

/** Builds log evidence for a bundle from bytes as `./log` makes them. */
export function buildLogEvidence(evidence: {
  entry: Uint8Array
  index: number
  size: number
  path: readonly Uint8Array[]
  checkpoint: string
}): LogEvidence {
  return { ...evidence, entry: base64Encode(evidence.entry), path: evidence.path.map(base64Encode) }
}

/**
 * Reads a bundle, given as JSON text or as its parsed value. A lone certificate becomes a bundle without evidence. Throws
 * `BundleError`. Checks nothing else about the certificate.
 */
export function parseBundle(input: unknown): Bundle {
  const value = typeof input === 'string' ? parseBroughtJson(input) : input
  if (!isObject(value)) throw new BundleError({ code: 'not-object' })
  if ('@context' in value) return { certificate: value, endorsements: [] }
  for (const key of Object.keys(value)) {
    if (!['certificate', 'endorsements', 'log', 'statementsLog', 'anchor'].includes(key)) {
      throw new BundleError({ code: 'unknown-part' })
    }
  }
  const { certificate, endorsements = [], log, statementsLog, anchor } = value
  if (!isObject(certificate)) throw new BundleError({ code: 'empty' })
  if (
    !Array.isArray(endorsements) ||
    !endorsements.every(isObject) ||
    endorsements.length > mostEndorsements
  ) {
    throw new BundleError({ code: 'endorsements', most: mostEndorsements })
  }
  return {
    certificate,
    endorsements,
    ...(log === undefined ? {} : { log: parseLog(log) }),
    ...(statementsLog === undefined ? {} : { statementsLog: parseStatementsLog(statementsLog) }),
    ...(anchor === undefined ? {} : { anchor: parseAnchor(anchor) }),
  }
}

/**
 * Completes a bundle that somebody brought with what its deployment has about the certificate. What was brought stays, for the
 * checks to judge, with two exceptions. If the deployment has a place in a newer state of the log, it replaces the older place,
 * whose state may never have been anchored. If more witnesses have signed the same state since, their lines are added. What
 * came from the deployment is marked: it is not held against the certificate if it belongs to another.
 */
export function completeBundle(
  brought: Bundle,
  found: Pick<Bundle, 'endorsements' | 'log' | 'statementsLog'>,
): Bundle {
  const isOlder = (brought.log?.size ?? 0) < (found.log?.size ?? 0)
  const log = isOlder ? found.log : withLaterLines(brought.log, found.log)
  const endorsements = brought.endorsements.length > 0 ? brought.endorsements : found.endorsements
  const fetched: Fetched = [
    ...(log && log !== brought.log ? ['log' as const] : []),
    ...(endorsements !== brought.endorsements && endorsements.length > 0 ? ['endorsements' as const] : []),
  ]
  // Each proves itself, so none is replaced. Ours come first; of those brought, we look only at as many as fit.
  const statementsLog = [...(found.statementsLog ?? []), ...(brought.statementsLog ?? [])].slice(
    0,
    mostStated,
  )
  return {
    ...brought,
    endorsements,
    ...(log && { log }),
    ...(statementsLog.length > 0 && { statementsLog }),
    ...(fetched.length > 0 && { [FETCHED]: fetched }),
  }
}

function withLaterLines(brought: LogEvidence | undefined, found: LogEvidence | undefined) {
  if (!brought || !found || brought.checkpoint === found.checkpoint) return brought
  const isSame = found.checkpoint.startsWith(brought.checkpoint)
  return isSame ? { ...brought, checkpoint: found.checkpoint } : brought
}

/** Parses the JSON of a file that somebody brought. Throws `BundleError`. */
export function parseBroughtJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new BundleError({ code: 'too-large' })
  try {
    return parseStrictJson(text)
  } catch (error) {
    throw new BundleError({ code: error instanceof RepeatedMember ? 'repeated-member' : 'not-json' })
  }
}

/**
 * The one certificate in a presentation, which may be a JWT or an SD-JWT as text; anything else as it is. The presentation's own
 * signature says who shows the certificate, which no check here is about. Throws `BundleError` unless it holds one.
 */
export function presented(value: unknown): unknown {
  if (!isObject(value) || !isPresentation(value)) return value
  const [certificate, ...more] = [value.verifiableCredential ?? []].flat()
  if (certificate === undefined) throw new BundleError({ code: 'presentation-empty' })
  if (more.length > 0) throw new BundleError({ code: 'presentation-several' })
  return certificate
}

function parseLog(value: unknown): LogEvidence {
  const { entry, index, size, path, checkpoint } = isObject(value) ? value : {}
  if (
    !isBase64(entry) ||
    !isCount(index) ||
    !isCount(size) ||
    !Array.isArray(path) ||
    path.length > 64 ||
    !path.every(isBase64) ||
    typeof checkpoint !== 'string'
  ) {
    throw new BundleError({ code: 'log-proof' })
  }
  return { entry, index, size, path, checkpoint }
}

function parseStatementsLog(value: unknown): LogEvidence[] {
  if (!Array.isArray(value) || value.length > mostStated) {
    throw new BundleError({ code: 'log-proofs', most: mostStated })
  }
  return value.map(parseLog)
}

function parseAnchor(value: unknown): NonNullable<Bundle['anchor']> {
  const { chainId, contract, transaction } = isObject(value) ? value : {}
  if (!isCount(chainId) || typeof contract !== 'string' || typeof transaction !== 'string') {
    throw new BundleError({ code: 'anchor' })
  }
  return { chainId, contract, transaction }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isBase64(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    base64Decode(value)
    return true
  } catch {
    return false
  }
}
