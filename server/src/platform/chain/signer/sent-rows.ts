import type { Selectable } from 'kysely'
import { type Address, hexToBytes } from 'viem'
import type { ChainAccount } from '../chain.ts'
import type { ChainDb, ChainTables, QueueStatus } from '../tables.ts'

/** What the signer needs of the chain. */
export type SigningChain = ChainAccount & { readonly kind: 'embedded' | 'external' }

export type QueueRow = Selectable<ChainTables['chain_tx']>

/** A status change worth reporting: the key and its new status. */
export type Change = { key: string; status: QueueStatus }

/** This signer's rows on this chain with a status, by nonce. Leaves out rows of a chain or key used earlier. */
export async function ownRows(
  db: ChainDb,
  chain: SigningChain,
  status: 'sent' | 'mined',
): Promise<QueueRow[]> {
  return db
    .selectFrom('chain_tx')
    .selectAll()
    .where('status', '=', status)
    .where('chain_id', '=', String(chain.chainId))
    .where('signer', '=', bytes(chain.signer))
    .orderBy('nonce')
    .execute()
}

/** An address as it is stored. */
export function bytes(address: Address): Buffer {
  return Buffer.from(hexToBytes(address))
}
