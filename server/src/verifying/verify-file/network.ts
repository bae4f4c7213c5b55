import { type ChainCheckpoint, type Deployment, parseStrictJson } from '@credenza/credential/verify'
import { isFinalOverRpc, readCheckpointOverRpc } from '@credenza/registry/browser'
import { readBytes } from '../../platform/http/outgoing/read-bytes.ts'

/** What a verification may request over the network. Everything rejects if it is unavailable. */
export interface Network {
  fetchJson: (url: string) => Promise<unknown>
  readCheckpoint: (
    rpcUrl: string,
    chain: Deployment['chain'],
    number: number,
  ) => Promise<ChainCheckpoint | undefined>
}

/** The server itself says that this does not exist, so it is not an outage. */
export class NotThere extends Error {
  override name = 'NotThere'
}

const timeoutMs = 10_000
/** A status list of 131,072 entries has at most 22 kB, a DID document a few. */
const mostBytes = 1024 * 1024

export const openNetwork: Network = { fetchJson, readCheckpoint }

/** Does not follow redirects, because the user named whom to ask. */
const request = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })

/** The bytes at an address. Rejects if they are unavailable. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await request(url)
  if (!response.ok || !response.body) throw new Error(`The answer is ${response.status}`)
  return readBytes(response.body, mostBytes)
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await request(url, { accept: 'application/json' })
  if ((!response.ok && response.status !== 404) || !response.body)
    throw new Error(`The answer is ${response.status}`)
  const body = await readBytes(response.body, mostBytes)
  const answer: unknown = parseStrictJson(body.toString('utf8'))
  if (response.ok) return answer
  // Any other 404 comes from a copy that lacks the file.
  const isRefusal = (answer as { success?: unknown } | null)?.success === false
  throw isRefusal ? new NotThere('This does not exist') : new Error('The file is missing')
}

async function readCheckpoint(
  rpcUrl: string,
  { contract, chainId, confirmations }: Deployment['chain'],
  number: number,
): Promise<ChainCheckpoint | undefined> {
  const recorded = await readCheckpointOverRpc(rpcUrl, contract, chainId, number)
  return (
    recorded && {
      ...recorded.certificates,
      blockTime: new Date(recorded.time * 1000).toISOString(),
      final: await isFinalOverRpc(rpcUrl, confirmations, recorded.time),
    }
  )
}
