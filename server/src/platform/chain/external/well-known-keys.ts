import type { Hex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'

/** Printed in the documentation of anvil, Hardhat, Ganache and Truffle. Bots empty these accounts. */
const publishedMnemonics = [
  'test test test test test test test test test test test junk',
  'myth like bonus scare over problem client lizard pioneer submit female collect',
  'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat',
]
const accountsEach = 20

/** Whether this private key is publicly known. Takes about 0.2 s, because it derives each account's key. */
export function isWellKnownKey(key: Hex): boolean {
  const address = privateKeyToAddress(key)
  const isTrivial = BigInt(key) <= 1_000n
  return (
    isTrivial ||
    publishedMnemonics.some((mnemonic) =>
      Array.from({ length: accountsEach }, (_, addressIndex) => addressIndex).some(
        (addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }).address === address,
      ),
    )
  )
}
