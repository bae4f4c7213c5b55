import type { Block } from '@ethereumjs/block'
import type { Engine } from '../embedded/engine.ts'
import { rpcError } from './errors.ts'
import { quantity } from './format.ts'
import { blockNumberParam, quantityParam } from './params.ts'

const mostBlocks = 256n

/** The base fee of the block after this one, in wei per gas (EIP-1559). */
export function nextBaseFee(block: Block): bigint {
  return block.header.calcNextBaseFee()
}

/** eth_feeHistory over at most 256 blocks. Tips are zero, since none is needed to get into a block. */
export async function feeHistory(
  engine: Engine,
  count: unknown,
  newest: unknown,
  percentiles: unknown,
): Promise<Record<string, unknown>> {
  const asked = typeof count === 'number' ? BigInt(count) : quantityParam(count, 'blockCount')
  const last = await blockNumberParam(engine, newest)
  const blocks: Block[] = []
  for (
    let number = last;
    number >= 0 && BigInt(blocks.length) < asked && BigInt(blocks.length) < mostBlocks;
    number--
  ) {
    const stored = await engine.blocks.byNumber(number)
    if (!stored) throw rpcError.server(`request beyond head block: requested ${last}`)
    blocks.unshift(stored.block)
  }
  const newestBlock = blocks.at(-1)
  if (!newestBlock) return { oldestBlock: '0x0', gasUsedRatio: [] }
  const rewards = Array.isArray(percentiles) ? percentiles.map(() => quantity(0)) : undefined
  return {
    oldestBlock: quantity(blocks[0]!.header.number),
    baseFeePerGas: [...blocks.map((block) => block.header.baseFeePerGas ?? 0n), nextBaseFee(newestBlock)].map(
      quantity,
    ),
    gasUsedRatio: blocks.map((block) => Number(block.header.gasUsed) / Number(block.header.gasLimit)),
    reward: rewards && blocks.map(() => rewards),
  }
}
