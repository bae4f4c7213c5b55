import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './tables.ts'

/**
 * A query over rows under a table's name (a subquery, a union or a CTE) as one over the table, of which these rows have at least
 * the columns that are used. Kysely keeps the two types apart.
 */
export const asTable = <DB, Table extends keyof DB & keyof Database>(
  rows: SelectQueryBuilder<DB, Table, object>,
) => rows as unknown as SelectQueryBuilder<Database, Table, object>
