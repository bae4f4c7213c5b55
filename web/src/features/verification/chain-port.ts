import type { ChainCheckpoint, Deployment } from '@credenza/credential/verify'
import { isFinalOverRpc, readCheckpointOverRpc } from '@credenza/registry/browser'

const rpcPath = '/chain/rpc'

/** A final checkpoint never changes: whoever checks many certificates on one page asks for each only once. */
const finalCheckpoints = new Map<string, ChainCheckpoint>()

/**
 * Asks the pinned contract for the checkpoint with this number. The number is only a hint from the server: the size
 * and root of what the contract answers are compared by the check itself.
 */
export async function readAnchoredCheckpoint(
  { chain }: Deployment,
  number: number | undefined,
): Promise<ChainCheckpoint | undefined> {
  if (number === undefined) return undefined
  const name = `${chain.chainId} ${chain.contract} ${number}`
  const known = finalCheckpoints.get(name)
  if (known) return known
  const rpcUrl = new URL(rpcPath, location.origin).href
  const found = await readCheckpointOverRpc(rpcUrl, chain.contract, chain.chainId, number)
  if (!found) return undefined
  const checkpoint = {
    size: found.certificates.size,
    root: found.certificates.root,
    blockTime: new Date(found.time * 1000).toISOString(),
    final: await isFinalOverRpc(rpcUrl, chain.confirmations, found.time),
  }
  if (checkpoint.final) finalCheckpoints.set(name, checkpoint)
  return checkpoint
}
