import type { Address, Hex, PublicClient, TransactionSerializable } from 'viem'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import type { Engine } from './embedded/engine.ts'
import { openEmbeddedChain } from './embedded/open-embedded-chain.ts'
import { openExternalChain } from './external/open-external-chain.ts'
import { ensureRegistry } from './registry-deployment.ts'

/** A chain and our account on it. The chain can be ours or an external one. */
export interface ChainAccount {
  readonly chainId: number
  /** Records checkpoints and has custody of undelivered tokens. */
  readonly signer: Address
  /** How many blocks, including its own, make a transaction final; 0 if a block is final at once. */
  readonly confirmations: number
  /** For reading, and for broadcasting raw transactions. */
  readonly client: PublicClient
  /** Signs with the signer's key, which never leaves the closure. Only for the signer queue, which owns the nonces. */
  signTransaction(transaction: TransactionSerializable): Promise<Hex>
  close(): Promise<void>
}

/** The chain inside this process and its Postgres. */
export interface EmbeddedAccount extends ChainAccount {
  readonly kind: 'embedded'
  readonly engine: Engine
}

/** A chain behind a JSON-RPC address. */
export interface ExternalAccount extends ChainAccount {
  readonly kind: 'external'
}

/** With the address of our CertificateRegistry. */
export type EmbeddedChain = EmbeddedAccount & { readonly registry: Address }
export type ExternalChain = ExternalAccount & { readonly registry: Address }

/** The port that the rest of the server uses. */
export type Chain = EmbeddedChain | ExternalChain

export interface ChainOptions {
  /** CHAIN_RPC_URL: an external chain. Without it the embedded one is used. */
  rpcUrl?: string | undefined
  /** 32 bytes: CHAIN_SIGNER_KEY, or the embedded chain's key from the key store. */
  signerKey: Hex
  /** CHAIN_CONFIRMATIONS of an external chain; 12 when not given. */
  confirmations?: number | undefined
  /** Public base URL without a trailing slash; the pages that tokens point to are at <externalUrl>/verify/<index>. */
  externalUrl: string
  log: Log
}

/**
 * Opens the chain and makes sure that the registry is deployed on it, once, even if several processes start together. Waits
 * until that deployment is mined, so the first start on a slow chain takes a while. Throws if the key is a well-known
 * development key (external chain) or the chain cannot be reached.
 */
export async function openChain(db: OpenDatabase, options: ChainOptions): Promise<Chain> {
  const { rpcUrl, signerKey, confirmations = 12, externalUrl, log } = options
  const account = rpcUrl
    ? await openExternalChain({ rpcUrl, signerKey, confirmations })
    : await openEmbeddedChain(db.kysely, { signerKey, log })
  try {
    return { ...account, registry: await ensureRegistry(db, account, { externalUrl, log }) }
  } catch (error) {
    await account.close()
    throw error
  }
}
