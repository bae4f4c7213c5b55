import { signCheckpoint } from '../src/log/checkpoint.ts'
import { type EntryAction, encodeEntry } from '../src/log/entry.ts'
import { leafHash } from '../src/log/merkle.ts'
import { proveInclusion } from '../src/log/prove.ts'
import { buildLogEvidence, type LogEvidence } from '../src/verify/evidence/bundle.ts'
import type { Ports } from '../src/verify/ports.ts'
import { logKey, ORIGIN, type university } from './deployment.ts'
import { memoryLog, numberedLeaves } from './memory-log.ts'

/** What a key signs with, for an organisation that has another one now. */
export const signingWith = ({ verificationMethod, sign }: typeof university) => ({ verificationMethod, sign })

/** A chain that has recorded this root at that time, whatever it is asked about. */
export const onChainAt = (root: string, blockTime: string): Partial<Ports> => ({
  checkpointOnChain: async ({ size }) => ({ size, root: `0x${root}`, blockTime, final: true }),
})

/** A place in the log of statements, by default of what was stated with the certificate's acceptance at 10:00. */
export async function statementsLog(
  action: EntryAction,
  digest: Uint8Array,
  options: {
    timeMs?: string
    certificateIndex?: number | null
    origin?: string
    signer?: typeof logKey
  } = {},
): Promise<LogEvidence> {
  const { timeMs = '2026-11-20T10:00:00Z', certificateIndex = 300, signer = logKey } = options
  const { origin = ORIGIN.replace('certificates', 'statements') } = options
  const issuer = `0x${'cd'.repeat(20)}`
  const entry = encodeEntry({
    kind: 'statement',
    issuer,
    timeMs: Date.parse(timeMs),
    certificateIndex,
    action,
    digest,
  })
  const log = memoryLog()
  const { size, root } = log.append([...numberedLeaves(0, 20), leafHash(entry), ...numberedLeaves(21, 9)])
  const path = await proveInclusion(20, size, log.readTile)
  const checkpoint = await signCheckpoint({ origin, size, root }, signer)
  return buildLogEvidence({ entry, index: 20, size, path, checkpoint })
}
