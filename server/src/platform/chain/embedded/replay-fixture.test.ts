import { createBlockFromRLP } from '@ethereumjs/block'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import { expect, test } from 'vitest'
import { fixture } from '../testing/fixture-chain.ts'
import type { ChainSource } from './evm.ts'
import { replayBlock } from './execute-block.ts'
import { genesisBlock } from './genesis.ts'
import { chainRules } from './hardforks.ts'
import { encodeReceipts } from './receipts.ts'

test('a chain made with an earlier version of the libraries replays bit for bit', async () => {
  const { settings, blocks } = fixture
  const rules = chainRules(settings.chainId, settings.hardforks)
  const genesis = await genesisBlock(settings)
  expect(bytesToHex(genesis.block.hash())).toBe(fixture.genesisHash)

  const nodes = new Map(genesis.nodes)
  const hashes = [genesis.block.hash()]
  const source: ChainSource = {
    rules,
    readNode: async (key) => nodes.get(key),
    blockHash: async (number) => hashes[number]!,
  }
  let parent = genesis.block
  for (const { rlp, hash, receipts } of blocks) {
    const block = createBlockFromRLP(hexToBytes(rlp), { common: rules, setHardfork: true })
    expect(bytesToHex(block.hash())).toBe(hash)
    const replayed = await replayBlock(source, parent, block)
    expect(bytesToHex(encodeReceipts(replayed.receipts))).toBe(receipts)
    for (const [key, value] of replayed.nodes) nodes.set(key, value)
    hashes.push(block.hash())
    parent = block
  }
  expect(blocks).toHaveLength(5)
})
