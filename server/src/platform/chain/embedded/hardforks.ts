import { type Common, createCustomCommon, Mainnet } from '@ethereumjs/common'
import { evmCrypto } from './evm-crypto.ts'

/** A fork of the protocol rules, and the first block that follows it. */
export interface ScheduledHardfork {
  name: string
  block: number
}

/**
 * The rules of a new installation: everything up to Osaka from the first block. The schedule is stored with the genesis, so an
 * old chain is always replayed under its original rules.
 */
export const initialHardforks: ScheduledHardfork[] = [
  'chainstart',
  'homestead',
  'tangerineWhistle',
  'spuriousDragon',
  'byzantium',
  'constantinople',
  'petersburg',
  'istanbul',
  'berlin',
  'london',
  'paris',
  'shanghai',
  'cancun',
  'prague',
  'osaka',
].map((name) => ({ name, block: 0 }))

/** The EthereumJS rules for a chain id and schedule; blocks select their fork by their number. */
export function chainRules(chainId: number, hardforks: ScheduledHardfork[]): Common {
  const first = hardforks.filter((fork) => fork.block === 0).at(-1)
  if (!first) throw new Error('The hardfork schedule names no rules for block 0.')
  return createCustomCommon({ name: 'credenza', chainId, hardforks }, Mainnet, {
    hardfork: first.name,
    customCrypto: evmCrypto,
  })
}
