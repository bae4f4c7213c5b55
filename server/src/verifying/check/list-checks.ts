import type { Check, ListQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { cursorKey, pageOf } from '../../platform/lists/page.ts'
import { checksOf, checkToWire, fullChecksOf } from './check-store.ts'

/** The organisation's stored checks, newest first. */
export async function listChecks(
  { db }: Context,
  organisationId: string,
  query: Pick<ListQuery, 'cursor' | 'limit'>,
): Promise<{ data: Check[]; nextCursor: string | null; total: number }> {
  const after = cursorKey(query)
  const [rows, { count }] = await Promise.all([
    fullChecksOf(db, organisationId)
      .$if(after !== undefined, (q) => q.where('bulk_check.id', '<', after!))
      .orderBy('bulk_check.id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    checksOf(db, organisationId)
      .select((q) => q.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, ({ id }) => id)
  return { data: page.map(checkToWire), nextCursor, total: Number(count) }
}
