import {
  certificateRegistryAbi,
  encodeBurn,
  encodeDeliver,
  encodeRecord,
  readLatest,
  recordedNumber,
} from '@credenza/registry'
import { createPublicClient, erc721Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChain } from './chain.ts'
import { enqueueTransaction } from './signer/queue.ts'
import { openTestChain, someAddress, someRoot, type TestChain } from './testing/test-chain.ts'

const student = someAddress(1)

describe.each(['embedded', 'anvil'] as const)('the registry on the %s chain', (kind) => {
  let setup: TestChain
  beforeAll(async () => {
    setup = await openTestChain(kind)
  })
  afterAll(() => setup?.close())

  async function send(key: string, data: Hex) {
    const { db, chain } = setup
    await enqueueTransaction(db.kysely, { key, to: chain.registry, data })
    return setup.settled(key)
  }

  test('is deployed where every later start finds it, whatever the public address is then', async () => {
    const again = await openChain(setup.db, { ...setup.options, externalUrl: 'https://moved.example' })
    expect(again.registry).toBe(setup.chain.registry)
    expect(again.chainId).toBe(setup.chain.chainId)
    await again.close()
  })

  test('a recorded checkpoint is readable and makes its certificates tokens in custody', async () => {
    const { chain } = setup
    const state = await send(
      'record 1',
      encodeRecord({ size: 5, root: someRoot(1) }, { size: 1, root: someRoot(2) }),
    )
    expect(state).toMatchObject({ status: 'final', hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    const latest = await readLatest(chain.client, chain.registry)
    expect(latest).toMatchObject({
      number: 1,
      certificates: { size: 5, root: someRoot(1) },
      time: state.blockTime,
    })
    const receipt = await chain.client.getTransactionReceipt({ hash: state.hash! })
    expect(recordedNumber(receipt.logs, chain.registry)).toBe(1)
    expect(receipt.blockNumber).toBe(BigInt(state.blockNumber!))
  })

  test('an unmodified ERC-721 client sees the owner move from custody to the student, once, and stay locked', async () => {
    const { chain } = setup
    const token = { address: chain.registry, abi: erc721Abi } as const
    const ownerOf = () => chain.client.readContract({ ...token, functionName: 'ownerOf', args: [3n] })
    const isLocked = () =>
      chain.client.readContract({
        address: chain.registry,
        abi: parseAbi(['function locked(uint256) view returns (bool)']),
        functionName: 'locked',
        args: [3n],
      })
    expect(isAddressEqual(await ownerOf(), chain.signer)).toBe(true)
    expect(await isLocked()).toBe(false)

    const state = await send('deliver 3', encodeDeliver(3, student))
    expect(state.status).toBe('final')
    expect(isAddressEqual(await ownerOf(), student)).toBe(true)
    expect(await isLocked()).toBe(true)
    expect(await chain.client.readContract({ ...token, functionName: 'balanceOf', args: [student] })).toBe(1n)
    const moves = await chain.client.getContractEvents({
      ...token,
      eventName: 'Transfer',
      args: { tokenId: 3n },
      fromBlock: 0n,
    })
    expect(moves.map((move) => [move.transactionHash, move.args.to?.toLowerCase()])).toEqual([
      [state.hash, student],
    ])
  })

  test('a token points to its page under the public address of the first start', async () => {
    const { chain } = setup
    const uri = await chain.client.readContract({
      address: chain.registry,
      abi: certificateRegistryAbi,
      functionName: 'tokenURI',
      args: [3n],
    })
    const document = Buffer.from(uri.slice(uri.indexOf(',') + 1), uri.includes(';base64') ? 'base64' : 'utf8')
    expect(decodeURIComponent(document.toString())).toContain('https://credenza.example/verify/3')
  })

  test('a call that the registry refuses fails with its reason and costs no nonce', async () => {
    const { chain } = setup
    const before = await chain.client.getTransactionCount({ address: chain.signer })
    const state = await send('deliver 3 again', encodeDeliver(3, someAddress(2)))
    expect(state).toMatchObject({
      status: 'failed',
      hash: null,
      reason: expect.stringContaining('delivered before'),
    })
    expect(await chain.client.getTransactionCount({ address: chain.signer })).toBe(before)
  })

  test('a transaction that reverts in its block fails with the decoded reason', async () => {
    const { db, chain } = setup
    await enqueueTransaction(db.kysely, {
      key: 'burn 99',
      to: chain.registry,
      data: encodeBurn(99),
      gas: 200_000n,
    })
    const state = await setup.settled('burn 99')
    expect(state).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Token 99 does not exist'),
    })
    const receipt = await chain.client.getTransactionReceipt({ hash: state.hash! })
    expect(receipt.status).toBe('reverted')
  })

  test('the client of the platform needs nothing but the transport of the chain', async () => {
    const { chain } = setup
    const plain = createPublicClient({
      transport: () => ({ config: chain.client.transport, request: chain.client.request }) as never,
    })
    expect(await plain.getChainId()).toBe(chain.chainId)
  })
})
