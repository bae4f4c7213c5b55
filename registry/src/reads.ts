import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  type Log,
  parseEventLogs,
} from 'viem'
import { readContract } from 'viem/actions'
import type { Checkpoint } from './checkpoint.ts'
import { certificateRegistryAbi as abi } from './generated/certificate-registry-abi.ts'

type HeadsOnChain = {
  certificates: { size: bigint; root: `0x${string}` }
  statements: { size: bigint; root: `0x${string}` }
  time: bigint
}

/** Reads the checkpoint of this number (from 1). Returns undefined if the registry never recorded it. */
export async function readCheckpoint(
  client: Client,
  address: Address,
  number: number,
): Promise<Checkpoint | undefined> {
  const heads = await readContract(client, {
    address,
    abi,
    functionName: 'checkpoint',
    args: [BigInt(number)],
  })
  return heads.time === 0n ? undefined : checkpointOf(number, heads)
}

/** Reads the newest checkpoint. Before the first, it is number 0 with two empty logs and time 0. */
export async function readLatest(client: Client, address: Address): Promise<Checkpoint> {
  const [number, heads] = await readContract(client, { address, abi, functionName: 'latest' })
  return checkpointOf(Number(number), heads)
}

/** Reads the owner of token `index`: the custodian until delivery, then the student; undefined if burned or not recorded. */
export async function readOwner(
  client: Client,
  address: Address,
  index: number,
): Promise<Address | undefined> {
  try {
    return await readContract(client, { address, abi, functionName: 'ownerOf', args: [BigInt(index)] })
  } catch (error) {
    if (errorName(error) === 'ERC721NonexistentToken') return undefined
    throw error
  }
}

/**
 * The number of the checkpoint that a transaction recorded, from the logs of its receipt; undefined if it recorded none (a
 * repeated `record` changes nothing and emits nothing).
 */
export function recordedNumber(logs: Log[], address: Address): number | undefined {
  const own = logs.filter((log) => log.address.toLowerCase() === address.toLowerCase())
  const event = parseEventLogs({ abi, eventName: 'Checkpoint', logs: own })[0]
  return event && Number(event.args.number)
}

function checkpointOf(number: number, { certificates, statements, time }: HeadsOnChain): Checkpoint {
  return {
    number,
    certificates: { size: Number(certificates.size), root: certificates.root },
    statements: { size: Number(statements.size), root: statements.root },
    time: Number(time),
  }
}

function errorName(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : undefined
}
