import type { Context, Db } from '../../context.ts'
import { transactionsByKey } from '../../platform/chain/signer/queue.ts'
import type { Anchored } from './anchored.ts'

/** The newest final anchors, in order. */
interface FinalAnchors {
  anchors: Anchored[]
  /** Whether the table has no older ones. */
  isAll: boolean
}

/** More than one anchor a minute for a day. */
const most = 2_000

/**
 * Finds the first final anchor that covers a leaf; undefined if it is not among the newest. Final anchors never change, so each
 * process reads them once a minute and misses only those made since.
 */
export async function finalAnchorOver(
  ctx: Pick<Context, 'db' | 'kept'>,
): Promise<(index: bigint) => Anchored | undefined> {
  const { anchors, isAll } = await ctx.kept.get('anchors', 'final', () => readFinal(ctx.db))
  return (index) => {
    let [low, high] = [0, anchors.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (anchors[middle]!.certificatesSize > index) high = middle
      else low = middle + 1
    }
    // At place 0, an older anchor that was not read may cover the leaf first.
    return low > 0 || isAll ? anchors[low] : undefined
  }
}

async function readFinal(db: Db): Promise<FinalAnchors> {
  const rows = await db
    .selectFrom('anchor')
    .select(['certificates_size', 'transaction_key', 'number'])
    .where('state', '=', 'final')
    .orderBy('certificates_size', 'desc')
    .orderBy('statements_size', 'desc')
    .limit(most)
    .execute()
  const transactions = await transactionsByKey(
    db,
    rows.map((row) => row.transaction_key),
  )
  const anchors = rows.map((row) => ({
    certificatesSize: BigInt(row.certificates_size),
    transactionKey: row.transaction_key,
    transaction: transactions.get(row.transaction_key),
    number: BigInt(row.number!),
    final: true,
  }))
  return { anchors: anchors.reverse(), isAll: rows.length < most }
}
