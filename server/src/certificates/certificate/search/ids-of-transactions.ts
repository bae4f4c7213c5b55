import { type RawBuilder, sql } from 'kysely'

/** The certificates whose first anchor is in a mined transaction that meets this condition on `chain_tx` (see `firstAnchors`). */
export const idsOfTransactions = (condition: RawBuilder<boolean>): RawBuilder<string> =>
  sql`
    SELECT named.certificate_id
    FROM chain_tx JOIN anchor ON anchor.transaction_key = chain_tx.key
    CROSS JOIN LATERAL (
      SELECT coalesce(max(certificates_size), 0) AS size FROM anchor AS earlier
      WHERE state IN ('mined', 'final') AND (earlier.certificates_size, earlier.statements_size)
        < (anchor.certificates_size, anchor.statements_size)
    ) AS covered
    JOIN certificate_directory AS named
      ON named.log_index >= covered.size AND named.log_index < anchor.certificates_size
    WHERE ${condition} AND anchor.state IN ('mined', 'final')`
