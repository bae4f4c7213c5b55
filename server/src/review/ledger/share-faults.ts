import { sql } from 'kysely'

/** What can be wrong with the platform's share of fees. */
export const shareFaults = [
  {
    reason: 'the platform kept another share of it than was set',
    query: sql<{ subject: string }>`
      SELECT coalesce(f.transaction_id, kept.transaction_id) AS subject
      FROM (SELECT * FROM taxed_fee WHERE org_id = 'platform') AS f
      FULL JOIN (
        SELECT p.transaction_id, p.amount_fils FROM ledger_posting p
        JOIN ledger_transaction fee ON fee.id = p.transaction_id AND fee.kind = 'fee'
        WHERE p.owner_id = 'platform' AND p.account = 'wallet'
      ) AS kept ON kept.transaction_id = f.transaction_id
      LEFT JOIN ledger_posting rest
        ON rest.transaction_id = f.transaction_id AND rest.owner_id = f.customer_id AND rest.account = 'wallet'
      WHERE kept.amount_fils IS DISTINCT FROM f.net_fils
        OR ((rest.amount_fils + f.net_fils + f.vat_fils) * f.share_percent + 50) / 100 IS DISTINCT FROM f.net_fils
        OR NOT EXISTS (SELECT FROM platform_share s WHERE s.percent = f.share_percent AND s.effective_from <= f.at)
      ORDER BY 1 LIMIT 1`,
  },
  {
    reason: 'a verifier’s own charge is said to be a share',
    query: sql<{ subject: string }>`
      SELECT transaction_id AS subject FROM taxed_fee
      WHERE org_id <> 'platform' AND share_percent IS NOT NULL ORDER BY 1 LIMIT 1`,
  },
  {
    reason: 'what the platform has kept is not what it invoices',
    query: sql<{ subject: string }>`
      SELECT 'platform ' || account AS subject
      FROM (
        SELECT p.account, p.amount_fils FROM ledger_posting p
        JOIN ledger_transaction t ON t.id = p.transaction_id AND t.kind <> 'settlement'
        WHERE p.owner_id = 'platform' AND p.account IN ('wallet', 'vat')
        UNION ALL
        SELECT account, CASE kind WHEN 'invoice' THEN -fils ELSE fils END
        FROM tax_document, LATERAL (VALUES ('wallet', net_fils), ('vat', vat_fils)) AS part (account, fils)
        WHERE org_id = 'platform'
        UNION ALL
        SELECT account, -fils
        FROM taxed_fee, LATERAL (VALUES ('wallet', net_fils), ('vat', vat_fils)) AS part (account, fils)
        WHERE org_id = 'platform' AND document_id IS NULL
      ) AS both_sides
      GROUP BY account HAVING sum(amount_fils) <> 0 ORDER BY 1 LIMIT 1`,
  },
]
