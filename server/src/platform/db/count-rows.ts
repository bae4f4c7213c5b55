import type { SelectQueryBuilder } from 'kysely'

/** Counts a query's rows. The query must not select any columns yet. */
export async function countRows<DB, Tables extends keyof DB>(
  rows: SelectQueryBuilder<DB, Tables, Record<never, never>>,
): Promise<number> {
  const counted = await rows.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number((counted as { count: string }).count)
}
