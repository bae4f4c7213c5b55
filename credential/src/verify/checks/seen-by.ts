import { openCosignatures, parseWitnessKeys } from '../../log/cosignature.ts'
import type { World } from '../world.ts'

/**
 * Who watches that a log has only one history: verifier keys (C2SP, type 0x04), and how many of them must have signed the state
 * of the log that contains a certificate. A quorum of 0 requires none: signers are only reported.
 */
export type Witnesses = { keys: readonly string[]; quorum: number }

/** More than anybody would ask for; each costs one signature check. */
export const MOST_WITNESSES = 16

/** Whether enough witnesses have signed this checkpoint, and details to report; no details if no witnesses are known. */
export async function seenBy(
  checkpoint: string,
  { witnesses, verifyEd25519 }: Pick<World, 'witnesses' | 'verifyEd25519'>,
): Promise<{ isEnough: boolean; details: Record<string, string> }> {
  if (witnesses === undefined) return { isEnough: true, details: {} }
  const keys = parseWitnessKeys(witnesses.keys.slice(0, MOST_WITNESSES))
  const { seen, wrong } = await openCosignatures(checkpoint, keys, verifyEd25519)
  return {
    isEnough: seen.length >= witnesses.quorum,
    details: {
      seen: String(seen.length),
      witnesses: String(keys.length),
      quorum: String(witnesses.quorum),
      seenBy: seen.map(({ name }) => name).join(', '),
      ...(wrong.length > 0 && { wrongSignatures: wrong.join(', ') }),
    },
  }
}
