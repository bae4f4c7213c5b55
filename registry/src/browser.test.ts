import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeFunctionResult, toFunctionSelector } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { CHECKPOINT_SELECTOR, isFinalOverRpc, readCheckpointOverRpc } from './browser.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

const registry = '0x00000000000000000000000000000000000000aa'
const heads = {
  certificates: { size: 100_000n, root: `0x${'ab'.repeat(32)}` },
  statements: { size: 12n, root: `0x${'cd'.repeat(32)}` },
  time: 1_800_000_000n,
} as const
const empty = { size: 0n, root: `0x${'00'.repeat(32)}` } as const

type Request = { method: string; params: [{ to: string; data: string }, string] }
let server: Server | undefined
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))))

/** Starts a JSON-RPC endpoint on a free local port that gives these answers. Returns its URL. */
async function endpoint(answer: (request: Request) => unknown, status = 200): Promise<string> {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    response.writeHead(status, { connection: 'close' }).end(JSON.stringify(answer(JSON.parse(body))))
  })
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function chainWith(recorded: unknown) {
  return ({ method }: Request) => ({ result: method === 'eth_chainId' ? '0x539' : recorded })
}

function encoded(result: { certificates: typeof empty; statements: typeof empty; time: bigint }) {
  return encodeFunctionResult({ abi, functionName: 'checkpoint', result })
}

test('the selector is that of the ABI', () => {
  const item = abi.find((entry) => entry.type === 'function' && entry.name === 'checkpoint')
  expect(CHECKPOINT_SELECTOR).toBe(toFunctionSelector(item as Extract<typeof item, { type: 'function' }>))
})

test('a recorded checkpoint is read with sizes, roots and time', async () => {
  const asked: Request[] = []
  const url = await endpoint((request) => {
    asked.push(request)
    return chainWith(encodeFunctionResult({ abi, functionName: 'checkpoint', result: heads }))(request)
  })
  expect(await readCheckpointOverRpc(url, registry, 1337, 258)).toEqual({
    number: 258,
    certificates: { size: 100_000, root: heads.certificates.root },
    statements: { size: 12, root: heads.statements.root },
    time: 1_800_000_000,
  })
  const call = asked.find((request) => request.method === 'eth_call')
  expect(call?.params).toEqual([{ to: registry, data: `0x2d588b18${'102'.padStart(64, '0')}` }, 'latest'])
})

test('an unrecorded number is undefined, not an error', async () => {
  const url = await endpoint(chainWith(encoded({ certificates: empty, statements: empty, time: 0n })))
  expect(await readCheckpointOverRpc(url, registry, 1337, 5)).toBeUndefined()
})

test('another chain, no registry, an RPC error and an outage throw instead of saying "not recorded"', async () => {
  const recorded = encodeFunctionResult({ abi, functionName: 'checkpoint', result: heads })
  const cases: [answer: (request: Request) => unknown, status: number, message: RegExp][] = [
    [
      ({ method }) => ({ result: method === 'eth_chainId' ? '0x1' : recorded }),
      200,
      /serves chain 1, not 1337/,
    ],
    [chainWith('0x'), 200, /No certificate registry at/],
    [chainWith(`${recorded}00`), 200, /No certificate registry at/],
    [() => ({ error: { code: -32000, message: 'no' } }), 200, /could not answer/],
    [() => null, 200, /could not answer/],
    [chainWith(recorded), 503, /HTTP status 503/],
  ]
  for (const [answer, status, message] of cases) {
    const url = await endpoint(answer, status)
    await expect(readCheckpointOverRpc(url, registry, 1337, 1)).rejects.toThrow(message)
    await new Promise((done) => server!.close(done))
    await expect(readCheckpointOverRpc(url, registry, 1337, 1)).rejects.toThrow()
  }
  server = undefined
})

test('a block is final once the wanted number of blocks is on top of it', async () => {
  const timeOf = (block: number) => 1_800_000_000 + 12 * block
  const url = await endpoint(({ method, params }) => ({
    result:
      method === 'eth_blockNumber' ? '0x64' : { timestamp: `0x${timeOf(Number(params[0])).toString(16)}` },
  }))
  expect(await isFinalOverRpc(url, 12, timeOf(88))).toBe(true)
  expect(await isFinalOverRpc(url, 12, timeOf(89))).toBe(false)
  expect(await isFinalOverRpc(url, 101, timeOf(0))).toBe(false)
  expect(await isFinalOverRpc(url, 0, timeOf(100))).toBe(true)
})
