import type { Hex } from 'viem'
import type { GenesisSettings } from '../embedded/genesis.ts'
import json from './fixture-chain.json' with { type: 'json' }

/**
 * A small chain of 2026-11 (EthereumJS 10.1.3): the registry deployed, two checkpoints recorded, tokens delivered and burned,
 * one call reverted, several transactions in a block. Never make it again; only add to it.
 */
export const fixture = json as {
  settings: GenesisSettings
  genesisHash: Hex
  blocks: { hash: Hex; rlp: Hex; receipts: Hex }[]
}
