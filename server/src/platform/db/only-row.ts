import type { SelectQueryBuilder } from 'kysely'

/**
 * The row of a query that finds one or none. `lock` keeps others from changing it until the transaction ends. Throws `missing`
 * if there is none.
 */
export const onlyRow = <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { lock = false, missing }: { lock?: boolean | undefined; missing: () => Error },
): Promise<Row> => (lock ? query.forUpdate() : query).executeTakeFirstOrThrow(missing)
