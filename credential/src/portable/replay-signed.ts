import { anchorName, openAnchored } from '../verify/evidence/anchored-checkpoint.ts'
import { openStanding } from '../verify/evidence/organisation-standing.ts'
import { isClockBehind } from '../verify/evidence/signed-answer.ts'
import type { Ports } from '../verify/ports.ts'
import { type Recording, replayAnswers } from './recording.ts'

/** What somebody who verifies a file knows from elsewhere. */
export type Pinned = {
  /** The deployment that the certificate's issuer belongs to. */
  did: string
  /** The key of its certificates log; empty if unknown. */
  logKey: string
  /** DID documents that the issuers themselves gave, by DID. */
  keys?: ReadonlyMap<string, unknown> | undefined
}

/**
 * Ports that replay only what somebody signed whom the verifier knows: the deployment's answers under the pinned key, the
 * issuers' lists and statements under the keys in those answers. What rests on the recorder's word was not said.
 */
export function replaySigned(recording: Recording, { did, logKey, keys }: Pinned): Ports {
  const { signed = {} } = recording
  const now = new Date(recording.at)
  const standingOf = async (of: string) => {
    const standing = await openStanding(signed[of], of, { logKey, now })
    // Otherwise, a list from before a revocation and a standing from after it would be taken for answers of one time.
    if (isClockBehind(now, standing.record.asOf)) throw new Error('This answer is from another time')
    return standing
  }
  return {
    ...replayAnswers(recording),
    logKey,
    namedLogKey: logKey && recording.logKey,
    witnesses: undefined,
    resolveDid: async (of) => keys?.get(of) ?? (await standingOf(of)).didDocument,
    issuerRecord: async (of) => (await standingOf(of)).record,
    reviewState: () => Promise.reject(new Error('Nobody signs this')),
    checkpointOnChain: ({ size }) => openAnchored(signed[anchorName(did, size)], size, { did, logKey, now }),
  }
}
