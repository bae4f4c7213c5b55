import { bytesToHex, createAddressFromString } from '@ethereumjs/util'
import type { Address } from 'viem'
import type { Engine } from '../embedded/engine.ts'
import { stateAt } from '../embedded/evm.ts'
import { nodeOverlay } from '../embedded/nodes.ts'
import { estimateGas } from './estimate-gas.ts'
import { feeHistory, nextBaseFee } from './fees.ts'
import { formatBlock, formatReceipt, formatTransaction, quantity } from './format.ts'
import { getLogs } from './get-logs.ts'
import { addressParam, blockNumberParam, hashParam, stateBlockParam } from './params.ts'
import { callParam, failureOf, simulate } from './simulate.ts'

/** One JSON-RPC method. `gasCap` limits what a single call may execute. */
export type RpcMethod = (engine: Engine, params: unknown[], gasCap: bigint) => Promise<unknown>

/** Every method that reads the embedded chain; nothing here can change it. */
export const readMethods: Record<string, RpcMethod> = {
  eth_chainId: async (engine) => quantity(engine.settings.chainId),
  net_version: async (engine) => String(engine.settings.chainId),
  eth_blockNumber: async (engine) => quantity(await engine.blocks.headNumber()),

  eth_getBlockByNumber: async (engine, [tag, full]) => {
    const stored = await engine.blocks.byNumber(await blockNumberParam(engine, tag))
    return stored && formatBlock(stored, full === true)
  },

  eth_getTransactionCount: async (engine, [address, tag]) => {
    const state = await accountAt(engine, address, tag)
    return quantity(state?.nonce ?? 0n)
  },

  eth_getBalance: async (engine, [address, tag]) => {
    const state = await accountAt(engine, address, tag)
    return quantity(state?.balance ?? 0n)
  },

  eth_getCode: async (engine, [address, tag]) => {
    const block = await stateBlockParam(engine, tag)
    const state = stateAt(engine.rules, nodeOverlay(engine.readNode), block.header.stateRoot)
    return bytesToHex(await state.getCode(createAddressFromString(addressParam(address, 'address'))))
  },

  eth_call: async (engine, [request, tag, overrides], gasCap) => {
    const call = callParam(request, overrides)
    const gas = call.gas !== undefined && call.gas < gasCap ? call.gas : gasCap
    const result = await simulate(engine, await stateBlockParam(engine, tag), call, gas)
    const failure = failureOf(result)
    if (failure) throw failure
    return bytesToHex(result.execResult.returnValue)
  },

  eth_estimateGas: async (engine, [request, tag, overrides], gasCap) =>
    quantity(
      await estimateGas(engine, await stateBlockParam(engine, tag), callParam(request, overrides), gasCap),
    ),

  // No tip is needed: nobody competes for a place in a block.
  eth_gasPrice: async (engine) => quantity(nextBaseFee(await engine.blocks.head())),
  eth_maxPriorityFeePerGas: async () => quantity(0),
  eth_feeHistory: async (engine, [count, newest, percentiles]) =>
    feeHistory(engine, count, newest, percentiles),

  eth_getTransactionByHash: async (engine, [hash]) => {
    const place = await engine.blocks.locate(hashParam(hash, 'hash'))
    const stored = place && (await engine.blocks.byNumber(place.blockNumber))
    return stored ? formatTransaction(stored.block, place.position) : null
  },

  eth_getTransactionReceipt: async (engine, [hash]) => {
    const place = await engine.blocks.locate(hashParam(hash, 'hash'))
    const stored = place && (await engine.blocks.byNumber(place.blockNumber))
    return stored ? formatReceipt(stored, place.position) : null
  },

  eth_getLogs: async (engine, [filter]) => getLogs(engine, filter),
}

async function accountAt(engine: Engine, address: unknown, tag: unknown) {
  const account: Address = addressParam(address, 'address')
  const block = await stateBlockParam(engine, tag)
  const state = stateAt(engine.rules, nodeOverlay(engine.readNode), block.header.stateRoot)
  return state.getAccount(createAddressFromString(account))
}
