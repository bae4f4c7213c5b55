import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { inSnapshot } from '../../platform/db/snapshot.ts'
import { shareFaults } from './share-faults.ts'

export type LedgerCheck =
  | { ok: true; transactions: bigint }
  /** The first inconsistency, by its id, and the reason. */
  | { ok: false; subject: string; reason: string }

/**
 * Replays the ledger. Every transaction's postings sum to zero, every posting belongs to a transaction of its time, every
 * balance is the sum of its postings, every fee is for an accepted certificate, VAT was posted as charged, tax documents are
 * numbered without gaps and list what was charged, the platform kept the share that was set and invoices it, and what is held
 * of a card payment matches its postings.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  // One snapshot; otherwise concurrent postings would look unbalanced.
  return inSnapshot(db, async (snapshot) => {
    for (const { reason, query } of faults) {
      const { rows } = await query.execute(snapshot)
      if (rows[0]) return { ok: false, subject: rows[0].subject, reason }
    }
    return { ok: true, transactions: await countTransactions(snapshot) }
  })
}

const faults = [
  {
    reason: 'its postings do not sum to zero',
    query: sql<{ subject: string }>`
      SELECT t.id AS subject FROM ledger_transaction t LEFT JOIN ledger_posting p ON p.transaction_id = t.id
      GROUP BY t.id HAVING coalesce(sum(p.amount_fils), 0) <> 0 OR count(p.amount_fils) < 2 ORDER BY t.id LIMIT 1`,
  },
  {
    reason: 'it has a posting without a transaction of that time',
    query: sql<{ subject: string }>`
      SELECT p.transaction_id AS subject FROM ledger_posting p
      LEFT JOIN ledger_transaction t ON t.id = p.transaction_id AND t.at = p.at
      WHERE t.id IS NULL ORDER BY p.transaction_id LIMIT 1`,
  },
  {
    reason: 'the balance is not what the postings come to',
    query: sql<{ subject: string }>`
      SELECT owner_id || ' ' || account || ' ' || month AS subject
      FROM (
        SELECT owner_id, account, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, amount_fils FROM ledger_posting
        UNION ALL
        SELECT owner_id, account, month, -amount_fils FROM ledger_month
      ) AS both_sides
      GROUP BY owner_id, account, month HAVING sum(amount_fils) <> 0
      ORDER BY 1 LIMIT 1`,
  },
  {
    reason: 'it was taxed otherwise than it was posted',
    query: sql<{ subject: string }>`
      SELECT coalesce(f.transaction_id, vat.transaction_id) AS subject FROM taxed_fee f
      LEFT JOIN ledger_transaction t ON t.id = f.transaction_id AND t.at = f.at
      LEFT JOIN certificate c ON c.id = t.certificate_id AND c.category_name = f.certificate_type
      LEFT JOIN ledger_posting net
        ON net.transaction_id = f.transaction_id AND net.owner_id = f.org_id AND net.account = 'wallet'
      LEFT JOIN ledger_posting paid
        ON paid.transaction_id = f.transaction_id AND paid.owner_id = f.customer_id AND paid.account = 'payable'
      LEFT JOIN (
        SELECT transaction_id, sum(amount_fils) AS fils FROM ledger_posting
        WHERE owner_id = 'platform' AND account IN ('wallet', 'vat') GROUP BY transaction_id
      ) AS share ON share.transaction_id = f.transaction_id AND f.org_id <> 'platform'
      FULL JOIN (
        SELECT p.transaction_id, p.owner_id, p.amount_fils FROM ledger_posting p
        JOIN ledger_transaction fee ON fee.id = p.transaction_id AND fee.kind = 'fee' WHERE p.account = 'vat'
      ) AS vat ON vat.transaction_id = f.transaction_id AND vat.owner_id = f.org_id
      WHERE f.transaction_id IS NULL OR c.id IS NULL
        OR net.amount_fils + coalesce(share.fils, 0) IS DISTINCT FROM f.net_fils
        OR coalesce(vat.amount_fils, 0) <> f.vat_fils
        OR f.org_id <> 'platform' AND paid.amount_fils IS DISTINCT FROM -f.net_fils - f.vat_fils
        OR f.vat_fils <> (f.net_fils * f.percent + 50) / 100
      ORDER BY 1 LIMIT 1`,
  },
  {
    reason: 'its numbers have a gap',
    query: sql<{ subject: string }>`
      SELECT org_id || ' ' || kind AS subject FROM tax_number
      FULL JOIN (
        SELECT org_id, kind, count(*) AS documents, max(number) AS highest FROM tax_document GROUP BY org_id, kind
      ) AS made USING (org_id, kind)
      WHERE coalesce(last, 0) <> coalesce(documents, 0) OR coalesce(last, 0) <> coalesce(highest, 0)
      ORDER BY 1 LIMIT 1`,
  },
  {
    reason: 'it lists fees of other sums, of another customer or charged after it',
    query: sql<{ subject: string }>`
      SELECT d.id AS subject FROM tax_document d
      LEFT JOIN taxed_fee f ON f.org_id = d.org_id AND f.document_id = d.id
      LEFT JOIN (
        SELECT p.owner_id, regexp_replace(t.reference, '^.*-', '')::integer AS number, p.amount_fils AS fils
        FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id AND p.account = 'vat'
        WHERE t.kind = 'rounding'
      ) AS rounding ON rounding.owner_id = d.org_id AND rounding.number = d.number
      WHERE d.kind = 'invoice' GROUP BY d.id, d.net_fils, d.vat_fils, rounding.fils
      HAVING coalesce(sum(f.net_fils), 0) <> d.net_fils
        OR coalesce(sum(f.vat_fils), 0) + coalesce(rounding.fils, 0) <> d.vat_fils
        OR bool_or(f.customer_id <> d.customer_id OR f.at >= d.issued_at)
      ORDER BY 1 LIMIT 1`,
  },
  ...shareFaults,
  {
    reason: 'what is held of it is not what was posted',
    query: sql<{ subject: string }>`
      SELECT p.id AS subject FROM card_payment p
      LEFT JOIN ledger_transaction t ON t.kind = 'settlement' AND split_part(t.reference, ' ', 1) = p.id
      LEFT JOIN ledger_posting paid ON paid.transaction_id = t.id AND paid.account = 'cash'
      GROUP BY p.id, p.held_fils HAVING coalesce(sum(paid.amount_fils), 0) <> -p.held_fils ORDER BY p.id LIMIT 1`,
  },
  {
    reason: 'it charges for a certificate that was not accepted',
    query: sql<{ subject: string }>`
      SELECT t.id AS subject FROM ledger_transaction t
      LEFT JOIN certificate c ON c.id = t.certificate_id
      WHERE t.kind = 'fee' AND c.review IS DISTINCT FROM 'verified' ORDER BY t.id LIMIT 1`,
  },
]

async function countTransactions(db: Tx): Promise<bigint> {
  const { count } = await db
    .selectFrom('ledger_transaction')
    .select((q) => q.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return BigInt(count)
}
