import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import { type Block, type BlockStore, checkedBlock } from './block-store.ts'
import type { DocumentTables } from './tables.ts'

const ROWS_PER_INSERT = 500

/** The embedded default: blocks as rows of the deployment's own database, so that one backup includes them. */
export function postgresBlockStore(db: Kysely<DocumentTables>): BlockStore {
  return {
    put: (blocks) => insertBlocks(db, blocks),
    putWithin: insertBlocks,
    async get(cid) {
      const row = await db.selectFrom('block').select('bytes').where('cid', '=', cid).executeTakeFirst()
      return row && checkedBlock(cid, row.bytes)
    },
    async getMany(cids) {
      const rows = await db
        .selectFrom('block')
        .select(['cid', 'bytes'])
        .where('cid', '=', anyOf(cids))
        .execute()
      return new Map(rows.map((row) => [row.cid, checkedBlock(row.cid, row.bytes)]))
    },
    async delete(cids) {
      if (cids.length > 0) await db.deleteFrom('block').where('cid', 'in', cids).execute()
    },
  }
}

/**
 * Sends the bytes as one binary parameter, from which each row takes its part. An array of them would be sent and read as text,
 * which took a tenth of all of Postgres's time.
 */
async function insertBlocks(db: QueryExecutorProvider, blocks: readonly Block[]): Promise<void> {
  // All writers use one order. Otherwise two with the same blocks could deadlock.
  const sorted = blocks.toSorted((a, b) => (a.cid < b.cid ? -1 : 1))
  for (let start = 0; start < sorted.length; start += ROWS_PER_INSERT) {
    const some = sorted.slice(start, start + ROWS_PER_INSERT)
    const lengths = some.map((block) => block.bytes.length)
    let next = 1
    const places = lengths.map((length) => {
      const place = next
      next += length
      return place
    })
    await sql`INSERT INTO block (cid, bytes)
      SELECT cid, substring(${Buffer.concat(some.map((block) => block.bytes))}::bytea FROM place FOR length)
      FROM unnest(${some.map((block) => block.cid)}::text[], ${places}::int[], ${lengths}::int[])
        AS piece (cid, place, length)
      ON CONFLICT (cid) DO NOTHING`.execute(db)
  }
}
