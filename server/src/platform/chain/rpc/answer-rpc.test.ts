import { certificateRegistryAbi } from '@credenza/registry'
import { decodeErrorResult, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestChain, type TestChain } from '../testing/test-chain.ts'
import { answerRpc } from './answer-rpc.ts'
import type { RpcResponse } from './handle-rpc.ts'

describe.each(['embedded', 'anvil'] as const)('the public address over the %s chain', (kind) => {
  let setup: TestChain
  beforeAll(async () => {
    setup = await openTestChain(kind)
  })
  afterAll(() => setup?.close())

  const ask = async (method: string, params: unknown[] = []) =>
    (await answerRpc(setup.chain, { jsonrpc: '2.0', id: 1, method, params })) as RpcResponse

  test('reads', async () => {
    expect((await ask('eth_chainId')).result).toBe(`0x${setup.chain.chainId.toString(16)}`)
  })

  test('does not write', async () => {
    expect((await ask('eth_sendRawTransaction', ['0x02'])).error?.code).toBe(-32601)
    expect((await ask('anvil_setBalance', [setup.chain.signer, '0x0'])).error?.code).toBe(-32601)
  })

  test('passes a revert on with the data from which a client decodes the error', async () => {
    const data = encodeFunctionData({ abi: certificateRegistryAbi, functionName: 'ownerOf', args: [8n] })
    const { error } = await ask('eth_call', [{ to: setup.chain.registry, data }, 'latest'])
    expect(error?.code).toBe(3)
    const decoded = decodeErrorResult({ abi: certificateRegistryAbi, data: error?.data as Hex })
    expect(decoded).toMatchObject({ errorName: 'ERC721NonexistentToken', args: [8n] })
  })
})
