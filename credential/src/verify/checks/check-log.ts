import { base64Decode } from '../../bytes/base64.ts'
import { equalBytes, hexEncode } from '../../bytes/bytes.ts'
import { openCheckpoint } from '../../log/checkpoint.ts'
import { type CertificateEntry, decodeEntry } from '../../log/entry.ts'
import { leafHash } from '../../log/merkle.ts'
import { parseVerifierKey } from '../../log/note.ts'
import { rootFromInclusion } from '../../log/verify-proof.ts'
import type { Check } from '../answers.ts'
import type { LogEvidence } from '../evidence/bundle.ts'
import { finding } from '../findings.ts'
import type { World } from '../world.ts'
import { seenBy } from './seen-by.ts'

/** The check. `proven`, once it is proven: the signed state of the log and the entry's time. */
export type LogOutcome = {
  check: Check
  proven?: { size: number; root: string; index: number; loggedAtMs: number }
}

/**
 * Check 6, log inclusion: the entry holds the document's hash, and its path leads to a checkpoint signed by the pinned key of
 * our certificates log. The entry's issuer is compared only once the entry is proven. If fewer witnesses have signed than the
 * verifier asks for, the check is inconclusive, but `proven` is still set.
 */
export async function checkLog(
  evidence: LogEvidence | undefined,
  documentHash: Uint8Array | undefined,
  logAddress: string | undefined,
  world: World,
): Promise<LogOutcome> {
  const { namedLogKey = world.logKey } = world
  if (namedLogKey !== world.logKey) return { check: finding('log-key-differs') }
  if (evidence === undefined || documentHash === undefined) return { check: finding('no-log-proof') }
  if (world.logKey === '') return { check: finding('log-unknown') }
  const opened = await openCheckpoint(
    evidence.checkpoint,
    parseVerifierKey(world.logKey),
    world.verifyEd25519,
  )
  if (!opened.ok)
    return { check: finding(opened.reason === 'forged' ? 'checkpoint-forged' : 'checkpoint-unusable') }
  const { size, root } = opened.checkpoint
  const bytes = base64Decode(evidence.entry)
  const entry = readCertificateEntry(bytes)
  if (entry === undefined || evidence.size !== size) return { check: finding('checkpoint-unusable') }
  const { index } = evidence
  if (!equalBytes(entry.digest, documentHash)) return { check: finding('log-digest-differs') }
  const found = rootFromInclusion(
    leafHash(bytes, world.sha256),
    { index, size, path: evidence.path.map(base64Decode) },
    world.sha256,
  )
  if (found === undefined || !equalBytes(found, root)) return { check: finding('log-root-differs') }
  if (logAddress !== undefined && logAddress !== entry.issuer) return { check: finding('log-issuer-differs') }
  const details = { index: String(index), size: String(size), time: new Date(entry.timeMs).toISOString() }
  const witnessed = await seenBy(evidence.checkpoint, world)
  return {
    check: finding(witnessed.isEnough ? 'logged' : 'witnesses-missing', { ...details, ...witnessed.details }),
    proven: { size, root: hexEncode(root), index, loggedAtMs: entry.timeMs },
  }
}

function readCertificateEntry(bytes: Uint8Array): CertificateEntry | undefined {
  try {
    const entry = decodeEntry(bytes)
    return entry.kind === 'certificate' ? entry : undefined
  } catch {
    return undefined
  }
}
