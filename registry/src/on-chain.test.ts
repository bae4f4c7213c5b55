import {
  type Address,
  createPublicClient,
  createWalletClient,
  erc721Abi,
  type Hex,
  http,
  type PublicClient,
  parseAbi,
} from 'viem'
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnvil } from '../tools/anvil.ts'
import { readCheckpointOverRpc } from './browser.ts'
import {
  certificateRegistryAbi,
  deploymentAddress,
  deployTransaction,
  EMPTY_LOG_ROOT,
  encodeBurn,
  encodeDeliver,
  encodeRecord,
  explainRevert,
  readCheckpoint,
  readLatest,
  readOwner,
  recordedNumber,
} from './index.ts'

const student: Address = '0x5757575757575757575757575757575757575757'
const nobody: Address = '0x0000000000000000000000000000000000000000'
const head = (size: number) => ({ size, root: `0x${size.toString(16).padStart(64, 'a')}` as const })
const noStatements = { size: 0, root: EMPTY_LOG_ROOT } as const

let anvil: Awaited<ReturnType<typeof startAnvil>>
let client: PublicClient
let operator: Address
let registry: Address

beforeAll(async () => {
  anvil = await startAnvil('osaka')
  client = createPublicClient({ transport: http(anvil.url), pollingInterval: 10 })
  operator = (await createWalletClient({ transport: http(anvil.url) }).getAddresses())[0]!
  const args = {
    admin: operator,
    anchorer: operator,
    custodian: operator,
    name: 'Credenza certificates',
    symbol: 'CREDENZA',
    pageUrlPrefix: 'https://certificates.example/number/',
  }
  registry = deploymentAddress(args)
  const { to, data } = deployTransaction(args)
  await send(data, to)
}, 30_000)

afterAll(() => anvil?.stop())

test('the deployer creates the registry at the derived address, empty', async () => {
  expect(await readLatest(client, registry)).toEqual({
    number: 0,
    certificates: { size: 0, root: EMPTY_LOG_ROOT },
    statements: { size: 0, root: EMPTY_LOG_ROOT },
    time: 0,
  })
})

test('both clients read a checkpoint alike, and say "not recorded" alike', async () => {
  const receipt = await send(encodeRecord(head(8), noStatements))
  expect(recordedNumber(receipt.logs, registry)).toBe(1)
  const repeated = await send(encodeRecord(head(8), noStatements))
  expect(recordedNumber(repeated.logs, registry)).toBeUndefined()

  const { timestamp } = await client.getBlock({ blockNumber: receipt.blockNumber })
  const expected = { number: 1, certificates: head(8), statements: noStatements, time: Number(timestamp) }
  const chainId = await client.getChainId()
  expect(await readCheckpoint(client, registry, 1)).toEqual(expected)
  expect(await readLatest(client, registry)).toEqual(expected)
  expect(await readCheckpointOverRpc(anvil.url, registry, chainId, 1)).toEqual(expected)
  for (const number of [0, 2, 1_000_000]) {
    expect(await readCheckpoint(client, registry, number)).toBeUndefined()
    expect(await readCheckpointOverRpc(anvil.url, registry, chainId, number)).toBeUndefined()
  }
  await expect(readCheckpointOverRpc(anvil.url, student, chainId, 1)).rejects.toThrow(
    'No certificate registry',
  )
})

test('an unmodified ERC-721 client reads owners, balances, metadata and events of delivery and burning', async () => {
  const token = { address: registry, abi: erc721Abi } as const
  await send(encodeDeliver(3, student))
  await send(encodeBurn(4))
  expect(await client.readContract({ ...token, functionName: 'ownerOf', args: [3n] })).toBe(student)
  expect(await client.readContract({ ...token, functionName: 'balanceOf', args: [student] })).toBe(1n)
  expect(await client.readContract({ ...token, functionName: 'balanceOf', args: [operator] })).toBe(6n)
  expect(await client.readContract({ ...token, functionName: 'name' })).toBe('Credenza certificates')

  const uri = await client.readContract({ ...token, functionName: 'tokenURI', args: [3n] })
  expect(await (await fetch(uri)).json()).toMatchObject({
    name: 'Credenza certificates #3',
    external_url: 'https://certificates.example/number/3',
  })

  const events = { ...token, eventName: 'Transfer', fromBlock: 0n } as const
  const moves = (await client.getContractEvents(events)).map(({ args }) => [args.from, args.to, args.tokenId])
  expect(moves).toEqual([
    [operator, student, 3n],
    [operator, nobody, 4n],
  ])
})

test('an ERC-2309 client sees each recorded range minted into custody', async () => {
  await send(encodeRecord(head(20), head(2)))
  const abi = parseAbi([
    'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
  ])
  const minted = await client.getContractEvents({ address: registry, abi, fromBlock: 0n })
  expect(minted.map(({ args }) => [args.fromTokenId, args.toTokenId, args.fromAddress])).toEqual([
    [0n, 7n, nobody],
    [8n, 19n, nobody],
  ])
})

test('the typed client tells custodian, student and no owner apart', async () => {
  expect(await readOwner(client, registry, 0)).toBe(operator)
  expect(await readOwner(client, registry, 3)).toBe(student)
  expect(await readOwner(client, registry, 4)).toBeUndefined()
  expect(await readOwner(client, registry, 1_000)).toBeUndefined()
  await expect(readOwner(client, student, 0)).rejects.toThrow()
})

test('a refused call can be explained from what the node answers', async () => {
  const refused = async (data: Hex) => {
    const { data: answer } = await call(client, { account: operator, to: registry, data }).then(
      () => ({ data: undefined }),
      (error) => error.walk((cause: { data?: Hex }) => typeof cause.data === 'string'),
    )
    return explainRevert(answer)
  }
  expect(await refused(encodeRecord(head(1), head(2)))).toMatch(/20 leaves and was given 1:/)
  expect(await refused(encodeDeliver(3, student))).toMatch(/Token 3 was delivered before/)
  expect(await refused(encodeBurn(4))).toMatch(/Token 4 does not exist/)
})

test('every Checkpoint event carries the heads that the view answers', async () => {
  const events = await client.getContractEvents({
    address: registry,
    abi: certificateRegistryAbi,
    eventName: 'Checkpoint',
    fromBlock: 0n,
  })
  expect(events.map(({ args }) => Number(args.number))).toEqual([1, 2])
  const last = await readCheckpoint(client, registry, 2)
  expect(last?.certificates.root).toBe(events[1]?.args.certificates?.root)
  expect(last?.statements.root).toBe(events[1]?.args.statements?.root)
})

async function send(data: Hex, to: Address = registry) {
  const hash = await sendTransaction(client, { account: operator, to, data, chain: null })
  const receipt = await waitForTransactionReceipt(client, { hash })
  expect(receipt.status).toBe('success')
  return receipt
}
