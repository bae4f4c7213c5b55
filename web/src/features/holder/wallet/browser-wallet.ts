import { walletTexts as texts } from '../../../texts/wallet.ts'

/** The object a wallet adds to browser pages (EIP-1193). */
interface Provider {
  request: (call: { method: string; params?: unknown[] }) => Promise<unknown>
}

/** This browser's wallet, if it has one. */
export const browserWallet = (): Provider | undefined => (window as { ethereum?: Provider }).ethereum

/** Asks the wallet for an account. Errors are in the page's language. */
export async function askForAddress(wallet: Provider): Promise<string> {
  const accounts = await ask(wallet, { method: 'eth_requestAccounts' })
  const [address] = Array.isArray(accounts) ? accounts : []
  if (typeof address !== 'string') throw new Error(texts.walletFailed)
  return address
}

/** Asks the wallet to sign a message (EIP-191). Errors are in the page's language. */
export async function askToSign(wallet: Provider, message: string, address: string): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  const hex = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const signature = await ask(wallet, { method: 'personal_sign', params: [hex, address] })
  if (typeof signature !== 'string') throw new Error(texts.walletFailed)
  return signature
}

/** EIP-1193: the person refused. */
const userRejected = 4001

async function ask(wallet: Provider, request: { method: string; params?: unknown[] }): Promise<unknown> {
  try {
    return await wallet.request(request)
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown }
    throw new Error(code === userRejected ? texts.declined : texts.walletFailed)
  }
}
