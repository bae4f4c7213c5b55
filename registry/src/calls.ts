import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { TreeHead } from './checkpoint.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

/**
 * Call data of `record`: both logs' newest heads, sent by the anchorer. Sending the same heads again is harmless; an
 * empty log has size 0 and EMPTY_LOG_ROOT. At most 2^24 leaves may be added to a log per call.
 */
export function encodeRecord(certificates: TreeHead, statements: TreeHead): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'record',
    args: [onChain(certificates), onChain(statements)],
  })
}

/** Call data of `deliver`: token `index` (the leaf index in the certificates log) moves to the student, once. */
export function encodeDeliver(index: number, student: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'deliver', args: [BigInt(index), student] })
}

/** Call data of `burn`: token `index` of a revoked certificate is burned for good, delivered or not. */
export function encodeBurn(index: number): Hex {
  return encodeFunctionData({ abi, functionName: 'burn', args: [BigInt(index)] })
}

function onChain({ size, root }: TreeHead): { size: bigint; root: Hex } {
  return { size: BigInt(size), root }
}
