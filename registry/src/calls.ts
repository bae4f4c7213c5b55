import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { TreeHead } from './checkpoint.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

/**
 * Call data of `record`, which the anchorer sends with the newest heads of both logs. Sending the same heads again is
 * harmless. An empty log has size 0 and EMPTY_LOG_ROOT. A call may add at most 2^24 leaves to a log.
 */
export function encodeRecord(certificates: TreeHead, statements: TreeHead): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'record',
    args: [onChain(certificates), onChain(statements)],
  })
}

/** Call data of `deliver`, which moves token `index` (the leaf index in the certificates log) to the student, once. */
export function encodeDeliver(index: number, student: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'deliver', args: [BigInt(index), student] })
}

/** Call data of `burn`, which burns token `index` of a revoked certificate for good, delivered or not. */
export function encodeBurn(index: number): Hex {
  return encodeFunctionData({ abi, functionName: 'burn', args: [BigInt(index)] })
}

function onChain({ size, root }: TreeHead): { size: bigint; root: Hex } {
  return { size: BigInt(size), root }
}
