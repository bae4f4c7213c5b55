import { readCheckpoint, readLatest } from '@credenza/registry'
import { bytesToHex } from 'viem'
import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { readHead, rootIfThere, tileReader } from '../../proof/log/read-log.ts'
import type { LogCheck, LogPart } from './log-part.ts'

/** Which checkpoints on the chain are checked. */
export interface OnChain {
  /** The hourly check asks an external chain only for the newest checkpoint, which covers all before it. */
  onChain: 'every' | 'newest'
  /** Checks only this many checkpoints on the chain, from the first, because a copy does not know later ones. */
  atMost?: number
}

const batch = 200

/**
 * Checks that what the chain recorded is a state of this log. Asks the chain, not our rows, because an attacker who truncates
 * the log would delete the rows as well.
 */
export async function* checkChain(
  ctx: Context,
  { log, bad }: LogPart,
  { onChain, atMost = Number.POSITIVE_INFINITY }: OnChain,
): Steps<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)
  const latest = Math.min((await readLatest(ctx.chain.client, ctx.chain.registry)).number, atMost)
  const head = await readHead(ctx.db, log)
  const first = onChain === 'every' ? 1 : Math.max(latest, 1)
  for (let number = first; number <= latest; number++) {
    if (number % batch === 0) yield
    const recorded = (await readCheckpoint(ctx.chain.client, ctx.chain.registry, number))?.[log]
    if (!recorded || recorded.size > head.size)
      return bad(head.size, `the entry is missing: checkpoint ${number} on the chain covers it`)
    const root = await rootIfThere(recorded.size, readTile)
    if (!root || bytesToHex(root) !== recorded.root)
      return bad(recorded.size, `the log differs from checkpoint ${number} that the chain recorded`)
  }
  return undefined
}
