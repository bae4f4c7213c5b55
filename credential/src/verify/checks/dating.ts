import { base64Decode } from '../../bytes/base64.ts'
import { equalBytes } from '../../bytes/bytes.ts'
import { instant } from '../../json/values.ts'
import { openCheckpoint } from '../../log/checkpoint.ts'
import { decodeEntry, type EntryAction } from '../../log/entry.ts'
import { leafHash } from '../../log/merkle.ts'
import { parseVerifierKey } from '../../log/note.ts'
import { rootFromInclusion } from '../../log/verify-proof.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import type { LogEvidence } from '../evidence/bundle.ts'
import type { World } from '../world.ts'
import type { LogOutcome } from './check-log.ts'

/**
 * When the log got a document, in milliseconds since 1970. `logged`: according to the log; `proven`: as far as the chain proves
 * it.
 */
export type Dated = { logged: number; proven: number | undefined }
export type Dating = () => Promise<Dated | undefined>

export const undated: Dating = async () => undefined

/**
 * Dates a document made from a certificate, such as its paper or SD-JWT, by its own `created`, which proves nothing. The log
 * dates only the certificate, and a thief of the key could at any time combine its hash with other words.
 */
export const ownWord =
  ({ proofs }: Pick<Credential, 'proofs'>): Dating =>
  async () => ({ logged: instant(String(proofs[0]?.created)), proven: undefined })

/**
 * How much older an entry may be than the block that records it. The operator writes the time in an entry; the block limits how
 * far it can be wrong. An hour allows for a slow chain and for clocks that differ.
 */
export const believedMs = 60 * 60_000

/** Dates a certificate by its entry and by the block that recorded it, or by the entry alone where there is no chain. */
export function dateOf(proven: LogOutcome['proven'], anchor: Check, world: World): Dated | undefined {
  if (proven === undefined) return undefined
  const logged = proven.loggedAtMs
  if (world.checkpointOnChain === null) return { logged, proven: logged }
  const recorded = anchor.code === 'anchored' ? instant(anchor.details.blockTime ?? '') : Number.NaN
  return { logged, proven: Number.isNaN(recorded) ? undefined : Math.max(logged, recorded - believedMs) }
}

/** What to date: the statement's digest, its action, and the index and date of the certificate that it is about. */
type Stated = { digest: Uint8Array; action: EntryAction; index: number | undefined; certificate: Dating }

/**
 * Dates a statement about a certificate by its entry in the statements log. What is proven is only that it is no older than the
 * certificate's own entry.
 */
export async function dateOfStatement(
  { digest, action, index, certificate }: Stated,
  evidence: readonly LogEvidence[],
  world: World,
): Promise<Dated | undefined> {
  for (const one of evidence) {
    const logged = await statementTime({ digest, action, index }, one, world)
    if (logged === undefined) continue
    const { proven } = (await certificate()) ?? {}
    return { logged, proven: proven === undefined ? undefined : Math.max(logged, proven) }
  }
  return undefined
}

async function statementTime(
  { digest, action, index }: Omit<Stated, 'certificate'>,
  evidence: LogEvidence,
  world: World,
): Promise<number | undefined> {
  try {
    const bytes = base64Decode(evidence.entry)
    const entry = decodeEntry(bytes)
    if (entry.kind !== 'statement' || entry.action !== action || !equalBytes(entry.digest, digest))
      return undefined
    if (index === undefined || entry.certificateIndex !== index) return undefined
    const opened = await openCheckpoint(evidence.checkpoint, statementsKey(world.logKey), world.verifyEd25519)
    if (!opened.ok || opened.checkpoint.size !== evidence.size) return undefined
    const root = rootFromInclusion(
      leafHash(bytes, world.sha256),
      { index: evidence.index, size: evidence.size, path: evidence.path.map(base64Decode) },
      world.sha256,
    )
    return root !== undefined && equalBytes(root, opened.checkpoint.root) ? entry.timeMs : undefined
  } catch {
    return undefined
  }
}

/** One key signs both logs of a deployment, each under the log's own name. */
function statementsKey(certificatesKey: string) {
  const key = parseVerifierKey(certificatesKey)
  return { ...key, name: key.name.replace(/certificates$/, 'statements') }
}
