import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { callAs, ok, type Student } from '../acts/people.ts'
import type { TestWorld } from '../worlds/test-world.ts'

export const newWallet = () => privateKeyToAccount(generatePrivateKey())

/** The message that this student signs to link the wallet with this address. */
export const walletMessage = async (world: TestWorld, who: Student, address: string): Promise<string> =>
  ok(await callAs(world, who, 'POST', '/api/user/wallet/challenge', { address })).data.message

export const sendWallet = (world: TestWorld, who: Student, signature: string) =>
  callAs(world, who, 'POST', '/api/user/wallet', { signature })

/** Links a wallet by signing as its owner. */
export async function linkWallet(world: TestWorld, who: Student, wallet = newWallet()) {
  const message = await walletMessage(world, who, wallet.address.toLowerCase())
  const signature = await wallet.signMessage({ message })
  return { wallet, message, signature, linked: ok(await sendWallet(world, who, signature)).data }
}
