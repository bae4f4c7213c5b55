import { createHash } from 'node:crypto'
import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

const HARDENED = 0x8000_0000

/**
 * The wallets that the platform keeps for organisations and students, from one 32-byte seed: `(owner) => account`, where owner
 * is the row's id ('org_…', 'student_…'). The account signs and has a checksummed address (EIP-55), but never discloses its
 * private key.
 *
 * Uses BIP-32 below m/44'/60', then four hardened steps of 31 bits from SHA-256(owner): any BIP-32 tool can recover a wallet
 * from the seed, no counter is needed, and 124 bits keep two owners from sharing a wallet. Takes about 3 ms each.
 */
export function openCustodialWallets(seed: Uint8Array): (owner: string) => PrivateKeyAccount {
  const root = HDKey.fromMasterSeed(seed).derive("m/44'/60'")
  return (owner) => {
    const { privateKey } = pathOf(owner).reduce((key, index) => key.deriveChild(HARDENED + index), root)
    if (!privateKey) throw new Error('A hardened BIP-32 step always yields a private key')
    return privateKeyToAccount(`0x${Buffer.from(privateKey).toString('hex')}`)
  }
}

function pathOf(owner: string): number[] {
  const digest = createHash('sha256').update(owner).digest()
  return [0, 4, 8, 12].map((offset) => digest.readUInt32BE(offset) >>> 1)
}
