import type { ChainCheckpoint, Deployment } from '@credenza/credential/verify'
import { isFinalOverRpc, readCheckpointOverRpc } from '@credenza/registry/browser'

const rpcPath = '/chain/rpc'

/** A final checkpoint never changes, so checking many certificates on one page fetches each only once. */
const finalCheckpoints = new Map<string, ChainCheckpoint>()

/**
 * Asks the pinned contract for the checkpoint with this number. The number is only a hint from the server: the check
 * itself compares size and root with the contract's answer.
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
