import { type Block, createBlock } from '@ethereumjs/block'
import { createFeeMarket1559Tx } from '@ethereumjs/tx'
import { bytesToHex, createAddressFromString } from '@ethereumjs/util'
import { type RunTxResult, runTx } from '@ethereumjs/vm'
import { type Address, decodeErrorResult, type Hex, zeroAddress } from 'viem'
import type { Engine } from '../embedded/engine.ts'
import { vmAt } from '../embedded/evm.ts'
import { type RpcError, rpcError } from './errors.ts'
import { addressParam, bytesParam, quantityParam } from './params.ts'

/** What eth_call and eth_estimateGas run. Fees do not matter: as in geth, the base fee is taken as zero. */
export interface CallRequest {
  from: Address
  to?: Address
  data: Uint8Array
  value: bigint
  gas?: bigint
}

/** Parses the call object of both methods; unknown members are ignored, state overrides refused. */
export function callParam(value: unknown, overrides: unknown): CallRequest {
  if (overrides !== undefined) throw rpcError.invalidParams('state overrides are not supported')
  if (!value || typeof value !== 'object') throw rpcError.invalidParams('missing call object')
  const call = value as Record<string, unknown>
  const data = call.input ?? call.data
  return {
    from: call.from === undefined ? zeroAddress : addressParam(call.from, 'from'),
    to: call.to === undefined || call.to === null ? undefined : addressParam(call.to, 'to'),
    data: data === undefined ? new Uint8Array() : bytesParam(data, 'data'),
    value: call.value === undefined ? 0n : quantityParam(call.value, 'value'),
    gas: call.gas === undefined ? undefined : quantityParam(call.gas, 'gas'),
  }
}

/**
 * Runs a call as a transaction on the state after `block` and discards the result. As a transaction, it pays intrinsic gas and
 * warms sender, target and precompiles (EIP-2929), so it uses the same gas as the real one.
 */
export async function simulate(
  engine: Engine,
  block: Block,
  call: CallRequest,
  gasLimit: bigint,
): Promise<RunTxResult> {
  const { vm } = await vmAt(engine, block.header.stateRoot)
  const { number, timestamp } = block.header
  vm.common.setHardforkBy({ blockNumber: number, timestamp })
  const sender = createAddressFromString(call.from)
  const balance = (await vm.stateManager.getAccount(sender))?.balance ?? 0n
  if (call.value > balance) throw rpcError.server('insufficient funds for gas * price + value')
  try {
    const { to, data, value } = call
    const transaction = createFeeMarket1559Tx(
      { chainId: engine.settings.chainId, to, data, value, gasLimit },
      { common: vm.common, freeze: false },
    )
    transaction.getSenderAddress = () => sender
    const header = { number, timestamp, gasLimit: block.header.gasLimit, baseFeePerGas: 0n }
    const freeOfCharge = createBlock(
      { header, withdrawals: [] },
      { common: vm.common, skipConsensusFormatValidation: true },
    )
    return await runTx(vm, { tx: transaction, block: freeOfCharge, skipNonce: true, skipBalance: true })
  } catch (error) {
    throw refusal(error)
  }
}

/** The caller's error for a failed run: a revert with its data, or the name of the exception. Null if it succeeded. */
export function failureOf(result: RunTxResult): RpcError | null {
  const exception = result.execResult.exceptionError
  if (!exception) return null
  if (exception.error !== 'revert') return rpcError.server(exception.error)
  const data = bytesToHex(result.execResult.returnValue)
  return rpcError.reverted(data, errorString(data))
}

function errorString(data: Hex): string | undefined {
  if (!data.startsWith('0x08c379a0')) return undefined
  try {
    return String(decodeErrorResult({ data }).args?.[0])
  } catch {
    return undefined
  }
}

function refusal(error: unknown): unknown {
  const about = error instanceof Error ? error.message : ''
  if (about.startsWith('INTRINSIC_GAS_TOO_LOW')) return rpcError.server('intrinsic gas too low')
  if (about.includes('EIP-3607')) return rpcError.server('sender not an eoa')
  if (about.includes('initcode')) return rpcError.server('max initcode size exceeded')
  return error
}
