import type { Check } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { checkToWire, fullChecksOf } from './check-store.ts'

/** The organisation's stored checks, newest first. */
export async function listChecks(
  { db }: Context,
  organisationId: string,
  query: PageQuery<'createdAt'>,
): Promise<{ data: Check[]; nextCursor: string | null; total: number }> {
  const { page, ...rest } = await rowsPage(db, fullChecksOf(db, organisationId), query, {
    keys: { createdAt: 'bulk_check.id' },
    unique: ['bulk_check.id'],
    standard: newestFirst,
  })
  return { data: page.map(checkToWire), ...rest }
}
