import { type Block, type BlockStore, checkedBlock, getEach } from './block-store.ts'
import { inParallel } from './in-parallel.ts'

const TIMEOUT_MS = 30_000
const BLOCKS_PER_PUT = 100
const CALLS_AT_ONCE = 8

/** Blocks on an IPFS node, pinned there, over the Kubo RPC API at IPFS_API_URL, e.g. http://127.0.0.1:5001. */
export function kuboBlockStore(apiUrl: string): BlockStore {
  const call = (command: string, args: [string, string][], body?: FormData) =>
    fetch(new URL(`api/v0/${command}?${new URLSearchParams(args)}`, withSlash(apiUrl)), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })

  async function putMany(blocks: readonly Block[]): Promise<void> {
    const form = new FormData()
    for (const block of blocks) form.append('data', new Blob([Uint8Array.from(block.bytes)]), block.cid)
    const args: [string, string][] = [
      ['cid-codec', 'raw'],
      ['mhtype', 'sha2-256'],
      ['pin', 'true'],
    ]
    const lines = (await textOf('block/put', await call('block/put', args, form))).trim().split('\n')
    const stored = new Set(lines.map((line) => (JSON.parse(line) as { Key: string }).Key))
    const missing = blocks.find((block) => !stored.has(block.cid))
    if (missing) throw new Error(`The IPFS node did not store ${missing.cid}: look at the node's log`)
  }

  async function get(cid: string): Promise<Uint8Array | undefined> {
    // Offline, so that the node does not search the whole network for a missing block.
    const args: [string, string][] = [
      ['arg', cid],
      ['offline', 'true'],
    ]
    const response = await call('block/get', args)
    if (response.ok) return checkedBlock(cid, new Uint8Array(await response.arrayBuffer()))
    await textOf('block/get', response, /not found/)
    return undefined
  }

  async function remove(cid: string): Promise<void> {
    const unpinned = await call('pin/rm', [['arg', cid]])
    await textOf('pin/rm', unpinned, /not pinned/)
    const args: [string, string][] = [
      ['arg', cid],
      ['force', 'true'],
    ]
    await textOf('block/rm', await call('block/rm', args))
  }

  return {
    async put(blocks) {
      for (let start = 0; start < blocks.length; start += BLOCKS_PER_PUT) {
        await putMany(blocks.slice(start, start + BLOCKS_PER_PUT))
      }
    },
    get,
    getMany: (cids) => getEach(cids, CALLS_AT_ONCE, get),
    delete: (cids) => inParallel(cids, CALLS_AT_ONCE, remove),
  }
}

/** The response's text. Throws the node's error, unless its message matches `expected`. */
async function textOf(command: string, response: Response, expected?: RegExp): Promise<string> {
  const text = await response.text()
  if (response.ok || expected?.test(text)) return text
  throw new Error(`The IPFS node answered ${response.status} to ${command}: check IPFS_API_URL and the node`)
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}
