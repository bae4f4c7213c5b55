import type { Block } from '@ethereumjs/block'
import type { Engine } from '../embedded/engine.ts'
import { rpcError } from './errors.ts'
import { type CallRequest, failureOf, simulate } from './simulate.ts'

/** The exact cost of a transfer without call data. */
const plainTransferGas = 21_000n

/**
 * The lowest gas limit, within 1.5 %, with which a transaction succeeds, found as geth does. The gas used is not enough, since
 * refunds come afterwards, and a call passes on at most 63/64 of what is left (EIP-150).
 */
export async function estimateGas(
  engine: Engine,
  block: Block,
  call: CallRequest,
  gasCap: bigint,
): Promise<bigint> {
  let enough = call.gas !== undefined && call.gas < gasCap ? call.gas : gasCap
  const first = await simulate(engine, block, call, enough)
  const failure = failureOf(first)
  if (failure?.message === 'out of gas') throw rpcError.server(`gas required exceeds allowance (${enough})`)
  if (failure) throw failure

  if (first.totalGasSpent === plainTransferGas) return plainTransferGas

  let tooLittle = first.totalGasSpent - 1n
  const likely = ((first.totalGasSpent + first.gasRefund + 2_300n) * 64n) / 63n
  if (likely < enough) {
    if (await succeeds(engine, block, call, likely)) enough = likely
    else tooLittle = likely
  }
  while (tooLittle + 1n < enough && (enough - tooLittle) * 1000n > enough * 15n) {
    const middle = min((enough + tooLittle) / 2n, tooLittle * 2n)
    if (await succeeds(engine, block, call, middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}

async function succeeds(engine: Engine, block: Block, call: CallRequest, gas: bigint): Promise<boolean> {
  return failureOf(await simulate(engine, block, call, gas)) === null
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
