import type { Checkpoint } from './checkpoint.ts'

export type { Checkpoint, TreeHead } from './checkpoint.ts'

/** First four bytes of keccak256("checkpoint(uint64)"), as a constant so that the browser needs no keccak. */
export const CHECKPOINT_SELECTOR = '0x2d588b18'
/** How long an RPC endpoint may take to answer. */
const TIMEOUT_MS = 10_000

/**
 * Asks one JSON-RPC endpoint of an EVM chain what the registry recorded under `number` (from 1). Needs no library. Returns
 * undefined if that checkpoint is not recorded. Throws if the answer is unknown: the endpoint is unreachable, too slow or
 * returns an error, the chain is not `chainId`, or there is no registry at the address. Pin the address and chain id or
 * take them from the issuer's DID document, never from the credential itself.
 */
export async function readCheckpointOverRpc(
  rpcUrl: string,
  registryAddress: string,
  chainId: number,
  number: number,
): Promise<Checkpoint | undefined> {
  const call = { to: registryAddress, data: CHECKPOINT_SELECTOR + number.toString(16).padStart(64, '0') }
  const [foundChain, answer] = await Promise.all([
    ask<string>(rpcUrl, 'eth_chainId', []),
    ask<string>(rpcUrl, 'eth_call', [call, 'latest']),
  ])
  if (Number(foundChain) !== chainId) {
    throw new Error(
      `This endpoint serves chain ${Number(foundChain)}, not ${chainId}: use one of chain ${chainId}.`,
    )
  }
  if (!/^0x[0-9a-f]{320}$/i.test(answer)) {
    throw new Error(`No certificate registry at ${registryAddress} on chain ${chainId}: check the address.`)
  }
  const word = (i: number): `0x${string}` => `0x${answer.slice(2 + 64 * i, 66 + 64 * i).toLowerCase()}`
  const time = Number(word(4))
  if (time === 0) return undefined
  return {
    number,
    certificates: { size: Number(word(0)), root: word(1) },
    statements: { size: Number(word(2)), root: word(3) },
    time,
  }
}

/** Whether a block with this time (Unix seconds) is at least this many blocks deep. Block times never decrease. */
export async function isFinalOverRpc(rpcUrl: string, confirmations: number, time: number): Promise<boolean> {
  if (confirmations === 0) return true
  const newest = Number(await ask<string>(rpcUrl, 'eth_blockNumber', []))
  if (!(newest >= confirmations)) return false
  const block = `0x${(newest - confirmations).toString(16)}`
  const settled = await ask<{ timestamp?: string }>(rpcUrl, 'eth_getBlockByNumber', [block, false])
  return Number(settled.timestamp) >= time
}

async function ask<Result>(rpcUrl: string, method: string, params: unknown[]): Promise<Result> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The endpoint answered ${method} with HTTP status ${response.status}.`)
  const answer = (await response.json()) as { result?: Result } | null
  if (answer?.result == null) throw new Error(`The endpoint could not answer ${method}.`)
  return answer.result
}
