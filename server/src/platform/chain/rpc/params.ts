import type { Block } from '@ethereumjs/block'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import type { Address, Hex } from 'viem'
import type { Engine } from '../embedded/engine.ts'
import { rpcError } from './errors.ts'

/** An even number of hex digits of any length. */
export function bytesParam(value: unknown, name: string): Uint8Array {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value))
    throw rpcError.invalidParams(`invalid argument ${name}: want 0x-prefixed bytes`)
  return hexToBytes(value as Hex)
}

/** Exactly 32 bytes. */
export function hashParam(value: unknown, name: string): Uint8Array {
  const bytes = bytesParam(value, name)
  if (bytes.length !== 32) throw rpcError.invalidParams(`invalid argument ${name}: want 32 bytes`)
  return bytes
}

/** Exactly 20 bytes, returned in lower case. */
export function addressParam(value: unknown, name: string): Address {
  const bytes = bytesParam(value, name)
  if (bytes.length !== 20) throw rpcError.invalidParams(`invalid argument ${name}: want 20 bytes`)
  return bytesToHex(bytes) as Address
}

/** A quantity of at most 256 bits. */
export function quantityParam(value: unknown, name: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
    throw rpcError.invalidParams(`invalid argument ${name}: want a 0x-prefixed quantity`)
  return BigInt(value)
}

/**
 * The number that a block tag stands for. A sealed block is final at once, so latest, pending, safe and finalized are the same.
 * The block need not exist.
 */
export async function blockNumberParam(engine: Engine, tag: unknown = 'latest'): Promise<number> {
  if (tag === 'earliest') return 0
  if (tag === 'latest' || tag === 'pending' || tag === 'safe' || tag === 'finalized')
    return engine.blocks.headNumber()
  const number = quantityParam(tag, 'block')
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw rpcError.invalidParams('block number larger than int64')
  return Number(number)
}

/** The block whose state is wanted, from a tag, a number, or EIP-1898's {blockNumber} or {blockHash}. */
export async function stateBlockParam(engine: Engine, tag: unknown): Promise<Block> {
  if (tag && typeof tag === 'object' && 'blockHash' in tag) {
    const number = await engine.blocks.numberOf(hashParam(tag.blockHash, 'blockHash'))
    if (number !== null) return stateBlockParam(engine, `0x${number.toString(16)}`)
    throw rpcError.server('header not found')
  }
  const plain = tag && typeof tag === 'object' && 'blockNumber' in tag ? tag.blockNumber : tag
  const stored = await engine.blocks.byNumber(await blockNumberParam(engine, plain ?? 'latest'))
  if (!stored) throw rpcError.server('header not found')
  return stored.block
}
