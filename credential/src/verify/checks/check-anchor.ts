import { instant, isObject } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import { finding } from '../findings.ts'
import type { World } from '../world.ts'
import type { LogOutcome } from './check-log.ts'

/** Check 7, chain anchor: the pinned contract recorded exactly the state of the log that the certificate is proven in. */
export async function checkAnchor(proven: LogOutcome['proven'], world: World): Promise<Check> {
  const { checkpointOnChain } = world
  if (checkpointOnChain === null) return finding('anchor-not-applicable')
  if (proven === undefined) return finding('nothing-to-anchor')
  const { size, root } = proven
  const reply = await world.ask(() => checkpointOnChain({ size, root }))
  if (!reply.ok) return finding('chain-unreachable')
  const recorded: unknown = reply.value
  if (recorded === undefined || recorded === null) return finding('not-anchored')
  const isReadable =
    isObject(recorded) && typeof recorded.root === 'string' && /^(?:0x)?[0-9a-fA-F]{64}$/.test(recorded.root)
  if (!isReadable || typeof recorded.final !== 'boolean' || recorded.size !== size)
    return finding('chain-unreachable')
  const blockTime = String(recorded.blockTime)
  if (Number.isNaN(instant(blockTime))) return finding('chain-unreachable')
  if (String(recorded.root).replace('0x', '').toLowerCase() !== root) return finding('anchor-root-differs')
  return recorded.final ? finding('anchored', { blockTime }) : finding('anchor-not-final', { blockTime })
}
