import { type QueryExecutorProvider, sql } from 'kysely'
import { searchedAs, shownColumns, valueRecord } from './certificate-values.ts'

/** Counts all certificates anew: once for those that were there before anybody counted. */
export async function fillCounts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    INSERT INTO certificate_count (org_id, year, category_name, review, signed, count)
    SELECT org_id, year, category_name, review, signed_at IS NOT NULL, count(*) FROM certificate
    GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (org_id, year, category_name, review, signed) DO UPDATE SET count = excluded.count`.execute(
    db,
  )
  await sql`
    INSERT INTO certificate_month (org_id, month, created, signed, accepted)
    SELECT org_id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM'),
      count(*) FILTER (WHERE act = 'created'), count(*) FILTER (WHERE act = 'signed'),
      count(*) FILTER (WHERE act = 'accepted')
    FROM certificate CROSS JOIN LATERAL (VALUES ('created', created_at), ('signed', signed_at),
      ('accepted', CASE WHEN review = 'verified' THEN decided_at END)) AS acts (act, at)
    WHERE at IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (org_id, month) DO UPDATE
    SET created = excluded.created, signed = excluded.signed, accepted = excluded.accepted`.execute(db)
}

/** Notes the values of all certificates that were there before searches looked for them. */
export const fillValues = (db: QueryExecutorProvider): Promise<void> =>
  noteShownValues(db, { table: 'certificate', owner: 'org_id' })

/** Notes the values that a table shows, each under the owner of its row. */
export async function noteShownValues(
  db: QueryExecutorProvider,
  { table, owner }: { table: string; owner: string },
): Promise<void> {
  for (const kind of shownColumns) {
    const { rows } = await sql<{ org_id: string; value: string }>`
      SELECT DISTINCT ${sql.ref(owner)} AS org_id, ${sql.ref(kind)} AS value FROM ${sql.table(table)}`.execute(
      db,
    )
    const records = ({ org_id, value }: { org_id: string; value: string }) =>
      valueRecord(org_id, { kind, value, forms: searchedAs(kind, value) })
    await insertValues(db, rows, records)
  }
}

/** Lets certificates that were there before be found by the wallets of their holders. */
export async function fillWallets(db: QueryExecutorProvider): Promise<void> {
  await sql`
    UPDATE certificate SET search = certificate.search || E'\\n' || lower(wallet_address)
    FROM account WHERE account.id = certificate.account_id AND wallet_address IS NOT NULL
      AND position(lower(wallet_address) IN certificate.search) = 0`.execute(db)
  const { rows } = await sql<{ org_id: string; account_id: string; wallet: string }>`
    SELECT DISTINCT certificate.org_id, account_id, wallet_address AS wallet
    FROM certificate JOIN account ON account.id = certificate.account_id WHERE wallet_address IS NOT NULL`.execute(
    db,
  )
  await insertValues(db, rows, ({ org_id, account_id, wallet }) =>
    valueRecord(org_id, { kind: 'account_id', value: account_id, forms: [wallet] }),
  )
}

const perStatement = 5000

async function insertValues<Row>(
  db: QueryExecutorProvider,
  rows: readonly Row[],
  recordOf: (row: Row) => ReturnType<typeof valueRecord>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += perStatement) {
    const records = rows.slice(from, from + perStatement).map(recordOf)
    await sql`
      INSERT INTO certificate_value
      SELECT * FROM json_populate_recordset(NULL::certificate_value, ${JSON.stringify(records)}::json)
      ON CONFLICT DO NOTHING`.execute(db)
  }
}
