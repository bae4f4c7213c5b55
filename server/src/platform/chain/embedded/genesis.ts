import { randomInt } from 'node:crypto'
import { CREATE2_DEPLOYER } from '@credenza/registry'
import { type Block, createBlock } from '@ethereumjs/block'
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import type { Address, Hex } from 'viem'
import { stateAt } from './evm.ts'
import { chainRules, initialHardforks, type ScheduledHardfork } from './hardforks.ts'
import { nodeOverlay } from './nodes.ts'

/** Everything that determines the first block and the rules of an installation's chain. Stored once, never changed. */
export interface GenesisSettings {
  chainId: number
  hardforks: ScheduledHardfork[]
  /** Unix seconds. */
  timestamp: number
  gasLimit: number
  /** Wei. */
  baseFeePerGas: number
  /** `balance` is a decimal number of wei. */
  accounts: { address: Address; balance: string; nonce: number; code?: Hex }[]
}

/** The CREATE2 deployer's code, as on public chains (github.com/Arachnid/deterministic-deployment-proxy). */
const create2DeployerCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/**
 * Settings for a new installation: a random chain id (2^32 … 2^48, so it matches no registered chain and stays far below
 * the 2^52 that JavaScript clients can hold), a signer that never runs out of funds, and the CREATE2 deployer.
 */
export function newGenesis(signer: Address, nowMs: number): GenesisSettings {
  return {
    chainId: 2 ** 32 + randomInt(2 ** 48 - 2 ** 32 - 1),
    hardforks: initialHardforks,
    timestamp: Math.floor(nowMs / 1000) - 1,
    gasLimit: 100_000_000,
    baseFeePerGas: 1_000_000_000,
    accounts: [
      { address: signer, balance: (10n ** 30n).toString(), nonce: 0 },
      { address: CREATE2_DEPLOYER, balance: '0', nonce: 1, code: create2DeployerCode },
    ],
  }
}

/** The genesis block and the trie nodes of its state; the same settings always give the same hash. */
export async function genesisBlock(
  settings: GenesisSettings,
): Promise<{ block: Block; nodes: Map<string, Uint8Array> }> {
  const rules = chainRules(settings.chainId, settings.hardforks)
  const overlay = nodeOverlay(async () => undefined)
  const state = stateAt(rules, overlay)
  for (const { address, balance, nonce, code } of settings.accounts) {
    const account = createAddressFromString(address)
    await state.putAccount(account, createAccount({ balance: BigInt(balance), nonce }))
    if (code) await state.putCode(account, hexToBytes(code))
  }
  const header = {
    number: 0,
    timestamp: settings.timestamp,
    gasLimit: settings.gasLimit,
    baseFeePerGas: settings.baseFeePerGas,
    stateRoot: bytesToHex(await state.getStateRoot()),
  }
  const block = createBlock({ header, withdrawals: [] }, { common: rules, setHardfork: true })
  return { block, nodes: overlay.written }
}
