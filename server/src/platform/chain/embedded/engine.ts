import { unprefixedHexToBytes } from '@ethereumjs/util'
import { sql } from 'kysely'
import { type Address, isAddressEqual } from 'viem'
import type { ChainDb } from '../tables.ts'
import { type BlockReader, blockReader } from './blocks.ts'
import type { ChainSource } from './evm.ts'
import { type GenesisSettings, genesisBlock, newGenesis } from './genesis.ts'
import { chainRules } from './hardforks.ts'
import { nodeReader } from './nodes.ts'

/** The embedded chain, ready to be read, called and extended. Everything except its caches is in `db`. */
export interface Engine extends ChainSource {
  readonly db: ChainDb
  readonly settings: GenesisSettings
  readonly blocks: BlockReader
}

/**
 * Opens the chain in this database. The first process writes the genesis and the others find it, even if they start at the same
 * moment. Refuses any signer but the one that the genesis funded.
 */
export async function openEngine(db: ChainDb, signer: Address): Promise<Engine> {
  await sql`INSERT INTO chain_genesis (id, settings) VALUES (1, ${JSON.stringify(newGenesis(signer, Date.now()))}::jsonb)
    ON CONFLICT (id) DO NOTHING`.execute(db)
  const settings = await readGenesis(db)
  if (!settings.accounts.some((account) => isAddressEqual(account.address, signer)))
    throw new Error('The embedded chain was started with another signer key. Restore that key.')
  await writeGenesisBlock(db, settings)
  return engineFor(db, settings)
}

/** The stored settings of block 0. Throws if this database has no chain. */
async function readGenesis(db: ChainDb): Promise<GenesisSettings> {
  const settings = await findGenesis(db)
  if (!settings) throw new Error('This database holds no embedded chain.')
  return settings
}

export async function findGenesis(db: ChainDb): Promise<GenesisSettings | undefined> {
  const row = await db.selectFrom('chain_genesis').select('settings').where('id', '=', 1).executeTakeFirst()
  return row?.settings
}

/** Readers and rules for an existing chain. Writes nothing. */
export function engineFor(db: ChainDb, settings: GenesisSettings): Engine {
  const rules = chainRules(settings.chainId, settings.hardforks)
  const blocks = blockReader(db, rules)
  return { db, settings, rules, blocks, readNode: nodeReader(db), blockHash: blocks.hashOf }
}

/** Safe to run twice and to stop half-way: it always writes the same rows, and last the head, which opens the chain. */
async function writeGenesisBlock(db: ChainDb, settings: GenesisSettings): Promise<void> {
  if (await db.selectFrom('chain_head').select('id').executeTakeFirst()) return
  const later = await db
    .selectFrom('chain_block')
    .select('number')
    .where('number', '>', '0')
    .executeTakeFirst()
  if (later) throw new Error('The embedded chain has blocks but no head row. Restore the database.')
  const { block, nodes } = await genesisBlock(settings)
  await sql`INSERT INTO chain_node (hash, value)
    SELECT * FROM unnest(${[...nodes.keys()].map(unprefixedHexToBytes)}::bytea[], ${[...nodes.values()]}::bytea[])
    ON CONFLICT DO NOTHING`.execute(db)
  const none = Buffer.from('c0', 'hex')
  await sql`INSERT INTO chain_block (number, hash, rlp, receipts)
    VALUES (0, ${block.hash()}, ${block.serialize()}, ${none}) ON CONFLICT DO NOTHING`.execute(db)
  await sql`INSERT INTO chain_head (id, number, hash) VALUES (1, 0, ${block.hash()})
    ON CONFLICT DO NOTHING`.execute(db)
}
