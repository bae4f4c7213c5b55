import {
  CREATE2_DEPLOYER,
  certificateRegistryAbi,
  EMPTY_LOG_ROOT,
  encodeDeliver,
  encodeRecord,
} from '@credenza/registry'
import { createPublicClient, encodeFunctionData, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedChain } from '../chain.ts'
import { enqueueTransaction } from '../signer/queue.ts'
import { openTestChain, someAddress, someRoot, type TestChain } from '../testing/test-chain.ts'
import { handleRpc, type RpcResponse } from './handle-rpc.ts'

let ours: TestChain
let anvil: TestChain
let chain: EmbeddedChain
const recorded: { ours?: Hex; anvil?: Hex } = {}

beforeAll(async () => {
  ours = await openTestChain('embedded')
  anvil = await openTestChain('anvil')
  chain = ours.chain as EmbeddedChain
  for (const [name, setup] of [
    ['ours', ours],
    ['anvil', anvil],
  ] as const) {
    const data = encodeRecord({ size: 4, root: someRoot(1) }, { size: 0, root: EMPTY_LOG_ROOT })
    await enqueueTransaction(setup.db.kysely, { key: 'record', to: setup.chain.registry, data })
    recorded[name] = (await setup.settled('record')).hash!
  }
})
afterAll(async () => {
  await ours?.close()
  await anvil?.close()
})

async function ask(method: string, params: unknown[] = []): Promise<RpcResponse> {
  return (await handleRpc(chain, { jsonrpc: '2.0', id: 7, method, params })) as RpcResponse
}

async function askAnvil(method: string, params: unknown[] = []): Promise<RpcResponse> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(anvil.anvil!.url, { method: 'POST', headers, body })).json()) as RpcResponse
}

type Script = (setup: TestChain, hash: Hex) => [string, unknown[]]
const owner = (index: bigint) =>
  encodeFunctionData({ abi: certificateRegistryAbi, functionName: 'ownerOf', args: [index] })

/** Answers that must be equal, except for what necessarily differs: hashes, addresses, times, chain id. */
const sameAnswers: [string, Script][] = [
  [
    'record is estimated at the same gas',
    ({ chain }) => [
      'eth_estimateGas',
      [
        {
          from: chain.signer,
          to: chain.registry,
          data: encodeRecord({ size: 9, root: someRoot(3) }, { size: 0, root: EMPTY_LOG_ROOT }),
        },
      ],
    ],
  ],
  [
    'a plain transfer needs 21,000 gas',
    ({ chain }) => ['eth_estimateGas', [{ from: chain.signer, to: someAddress(9), value: '0x1' }]],
  ],
  [
    'a view answers',
    ({ chain }) => [
      'eth_call',
      [
        {
          to: chain.registry,
          data: encodeFunctionData({ abi: certificateRegistryAbi, functionName: 'name' }),
        },
        'latest',
      ],
    ],
  ],
  [
    'a call to an address without code answers nothing',
    () => ['eth_call', [{ to: someAddress(9), data: '0x1234' }, 'latest']],
  ],
  [
    'the state before the first block has no registry',
    ({ chain }) => ['eth_getCode', [chain.registry, '0x0']],
  ],
  ['the CREATE2 deployer has the same code', () => ['eth_getCode', [CREATE2_DEPLOYER, 'latest']]],
  ['nonces count', ({ chain }) => ['eth_getTransactionCount', [chain.signer, 'latest']]],
  ['an unknown account has no balance', () => ['eth_getBalance', [someAddress(9), 'latest']]],
  ['the head has the same number', () => ['eth_blockNumber', []]],
  ['a block to come is null', () => ['eth_getBlockByNumber', ['0xffff', false]]],
  ['an unknown receipt is null', () => ['eth_getTransactionReceipt', [someRoot(5)]]],
  ['an unknown transaction is null', () => ['eth_getTransactionByHash', [someRoot(5)]]],
  [
    'a filter that matches nothing finds nothing',
    ({ chain }) => ['eth_getLogs', [{ address: chain.registry, topics: [someRoot(5)], fromBlock: '0x0' }]],
  ],
]

test.each(sameAnswers)('%s, on our chain as on anvil', async (_name, script) => {
  const [mine, theirs] = [
    await ask(...script(ours, recorded.ours!)),
    await askAnvil(...script(anvil, recorded.anvil!)),
  ]
  expect(mine.error).toBeUndefined()
  if (_name.includes('estimated')) expect(within2Percent(mine.result, theirs.result)).toBe(true)
  else expect(mine.result).toEqual(theirs.result)
})

function within2Percent(a: unknown, b: unknown): boolean {
  return Math.abs(Number(a) / Number(b) - 1) < 0.02
}

test('receipt, transaction, block and logs have the fields and kinds of values that anvil gives', async () => {
  const shapes: Script[] = [
    (_, hash) => ['eth_getTransactionReceipt', [hash]],
    (_, hash) => ['eth_getTransactionByHash', [hash]],
    () => ['eth_getBlockByNumber', ['latest', false]],
    ({ chain }) => ['eth_getLogs', [{ address: chain.registry, fromBlock: '0x2' }]],
    () => ['eth_feeHistory', ['0x2', 'latest', [50]]],
  ]
  for (const script of shapes) {
    const mine = await ask(...script(ours, recorded.ours!))
    const theirs = await askAnvil(...script(anvil, recorded.anvil!))
    expect(missingIn(mine.result, theirs.result)).toEqual([])
  }
})

/** Paths that only the second value has, and those where the kinds of values differ. */
function missingIn(mine: unknown, theirs: unknown, path = ''): string[] {
  if (theirs === null || theirs === undefined) return []
  if (typeof theirs !== 'object') return typeof mine === typeof theirs ? [] : [path]
  if (!mine || typeof mine !== 'object') return [path]
  const own = mine as Record<string, unknown>
  return Object.entries(theirs)
    .filter(([key]) => !onlyAnvil.includes(key))
    .flatMap(([key, value]) => missingIn(own[key], value, `${path}/${key}`))
}
// anvil writes a receipt's blockTimestamp as a number. The others are about blobs and proof of work.
const onlyAnvil = [
  'blockTimestamp',
  'baseFeePerBlobGas',
  'blobGasUsedRatio',
  'blobGasPrice',
  'totalDifficulty',
]

test('gas used by the same record is anvil’s to the unit', async () => {
  const mine = await ask('eth_getTransactionReceipt', [recorded.ours])
  const theirs = await askAnvil('eth_getTransactionReceipt', [recorded.anvil])
  expect((mine.result as { gasUsed: Hex }).gasUsed).toBe((theirs.result as { gasUsed: Hex }).gasUsed)
})

test('a revert carries code 3 and the data from which a client decodes the contract’s error', async () => {
  const script: Script = ({ chain }) => ['eth_call', [{ to: chain.registry, data: owner(77n) }, 'latest']]
  const mine = await ask(...script(ours, '0x'))
  const theirs = await askAnvil(...script(anvil, '0x'))
  expect(mine.error).toMatchObject({ code: 3, message: expect.stringMatching(/^execution reverted/) })
  expect(mine.error!.data).toBe(theirs.error!.data)
})

test.each([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_fillTransaction',
  'eth_accounts',
  'eth_sign',
  'eth_newFilter',
  'debug_traceTransaction',
  'anvil_setBalance',
  'evm_mine',
  'admin_peers',
  'constructor',
  '__proto__',
])('%s does not exist here', async (method) => {
  expect((await ask(method)).error?.code).toBe(-32601)
})

test.each<[string, unknown[], number]>([
  ['eth_getBalance', ['0x12', 'latest'], -32602],
  ['eth_getBalance', [someAddress(1), '0xffffff'], -32000],
  ['eth_getTransactionReceipt', ['0x12'], -32602],
  ['eth_call', [], -32602],
  ['eth_call', [{ data: '0x' }, 'latest', {}], -32602],
  ['eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x0', topics: [1] }], -32602],
])('%s with parameters %j is refused with code %i', async (method, params, code) => {
  expect((await ask(method, params)).error?.code).toBe(code)
})

test('a call that would run for ever ends at the gas cap, quickly enough to leave the server alone', async () => {
  // JUMPDEST, PUSH1 0, JUMP as creation code, which eth_call runs in an endless loop.
  const answer = await ask('eth_call', [{ data: '0x5b600056', gas: '0xffffffffff' }, 'latest'])
  expect(answer.error).toMatchObject({ code: -32000, message: 'out of gas' })
})

test('requests and batches that are not JSON-RPC are answered as the specification says', async () => {
  expect(await handleRpc(chain, 'x')).toMatchObject({ id: null, error: { code: -32600 } })
  expect(await handleRpc(chain, [])).toMatchObject({ id: null, error: { code: -32600 } })
  expect(await handleRpc(chain, { jsonrpc: '2.0', method: 'eth_chainId' })).toBeNull()
  const batch = [
    { jsonrpc: '2.0', id: 'a', method: 'eth_chainId' },
    { jsonrpc: '2.0', id: 2, method: 'nope' },
  ]
  expect(await handleRpc(chain, batch)).toMatchObject([
    { id: 'a', result: `0x${chain.chainId.toString(16)}` },
    { id: 2, error: { code: -32601 } },
  ])
  expect(await handleRpc(chain, Array(101).fill(batch[0]))).toMatchObject({
    error: { message: 'batch too large' },
  })
})

test('an unmodified viem client reads blocks, receipts, logs, fees and contracts through it', async () => {
  const client = createPublicClient({
    transport: http('http://chain.invalid/chain/rpc', {
      batch: true,
      retryCount: 0,
      fetchFn: async (_url, init) => {
        const answer = await handleRpc(chain, JSON.parse(String(init?.body)))
        return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
      },
    }),
  })
  const hash = recorded.ours!
  const [id, receipt, transaction, block, fees] = await Promise.all([
    client.getChainId(),
    client.getTransactionReceipt({ hash }),
    client.getTransaction({ hash }),
    client.getBlock({ includeTransactions: true }),
    client.estimateFeesPerGas(),
  ])
  expect(id).toBe(chain.chainId)
  expect(receipt.status).toBe('success')
  expect(transaction.nonce).toBe(1)
  expect(block.transactions.map((one) => one.hash)).toContain(hash)
  expect(fees.maxFeePerGas).toBeGreaterThan(0n)
  const registry = { address: chain.registry, abi: certificateRegistryAbi } as const
  expect(
    await client.getContractEvents({ ...registry, eventName: 'Checkpoint', fromBlock: 0n }),
  ).toHaveLength(1)
  expect(await client.readContract({ ...registry, functionName: 'name' })).toBe('Credenza certificates')
  await expect(client.readContract({ ...registry, functionName: 'ownerOf', args: [50n] })).rejects.toThrow(
    'ERC721NonexistentToken',
  )
  await expect(
    client.estimateGas({
      account: someAddress(3),
      to: chain.registry,
      data: encodeDeliver(1, someAddress(4)),
    }),
  ).rejects.toThrow('execution reverted')
})
