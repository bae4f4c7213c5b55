import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { type TransactionState, transactionByKey } from '../../platform/chain/signer/queue.ts'
import { finalAnchorOver } from './final-anchors.ts'
import type { AnchorTables, LogName } from './tables.ts'

export interface Anchored {
  /** The certificates log's size at the anchored checkpoint. */
  certificatesSize: bigint
  transactionKey: string
  /** Set for most final anchors. For others, ask for it (`anchoringTransaction`). */
  transaction?: TransactionState | undefined
  /** Number of the checkpoint in the registry contract. */
  number: bigint
  final: boolean
}

/**
 * The first anchored checkpoint that covers each log index, if any. Its transaction is the certificate's
 * `txHash`. Always read the hash through this row, because a reorganisation may change it.
 */
export async function firstAnchors(
  ctx: Pick<Context, 'db' | 'kept'>,
  indexes: readonly bigint[],
): Promise<Map<bigint, Anchored>> {
  if (indexes.length === 0) return new Map()
  const known = await finalAnchorOver(ctx)
  const others = indexes.filter((index) => !known(index))
  const found = await anchorsInDatabase(ctx.db, others)
  for (const index of indexes) {
    const anchor = known(index)
    if (anchor) found.set(index, anchor)
  }
  return found
}

/** The transaction that put this checkpoint on the chain; null if it was never enqueued. */
export const anchoringTransaction = async (
  db: Db,
  { transaction, transactionKey }: Anchored,
): Promise<TransactionState | null> => transaction ?? (await transactionByKey(db, transactionKey))

async function anchorsInDatabase(db: Db, indexes: readonly bigint[]): Promise<Map<bigint, Anchored>> {
  if (indexes.length === 0) return new Map()
  const { rows } = await sql<{
    index: string
    size: string
    transaction_key: string
    number: string
    state: string
  }>`
    SELECT leaf.index, covering.certificates_size AS size, covering.transaction_key, covering.number, covering.state
    FROM unnest(${indexes.map(String)}::bigint[]) AS leaf (index)
    CROSS JOIN LATERAL (
      SELECT certificates_size, transaction_key, number, state FROM anchor
      WHERE certificates_size > leaf.index AND state IN ('mined', 'final')
      ORDER BY certificates_size, statements_size LIMIT 1
    ) AS covering`.execute(db)
  return new Map(
    rows.map((row) => [
      BigInt(row.index),
      {
        certificatesSize: BigInt(row.size),
        transactionKey: row.transaction_key,
        number: BigInt(row.number),
        final: row.state === 'final',
      },
    ]),
  )
}

/**
 * How many leaves of each log are covered by the newest anchor in one of these states. Both sizes only grow, so the last anchor
 * in key order has both maxima.
 */
export async function newestSizes(
  db: Db | Tx,
  states: readonly AnchorTables['anchor']['state'][],
): Promise<Record<LogName, number>> {
  const row = await db
    .selectFrom('anchor')
    .select(['certificates_size', 'statements_size'])
    .where('state', 'in', states)
    .orderBy('certificates_size', 'desc')
    .orderBy('statements_size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { certificates: Number(row?.certificates_size ?? 0), statements: Number(row?.statements_size ?? 0) }
}

/** How many leaves of each log the chain has recorded so far. */
export const recordedSizes = (db: Db | Tx): Promise<Record<LogName, number>> =>
  newestSizes(db, ['mined', 'final'])

/** How many leaves of the certificates log the chain has recorded so far. */
export const recordedSize = async (db: Db | Tx): Promise<bigint> =>
  BigInt((await recordedSizes(db)).certificates)

/** How many leaves of the certificates log the chain has recorded with finality. */
export const finalSize = async (db: Db): Promise<number> => (await newestSizes(db, ['final'])).certificates

/** The number of the newest anchor, hence the number of the chain's checkpoints that this database knows; 0 without any. */
export async function newestAnchor(db: Db): Promise<number> {
  const row = await db
    .selectFrom('anchor')
    .select((q) => q.fn.max('number').as('number'))
    .executeTakeFirst()
  return Number(row?.number ?? 0)
}
