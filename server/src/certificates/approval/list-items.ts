import type { ApprovalItem, approvalItemQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../context.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchInTurn } from '../../platform/lists/search-in-turn.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { findRequest } from './request-row.ts'

/** One page of a request's certificates, by name: all, or those changed since it was last sent to the signers. */
export async function listItems(
  db: Db,
  organisationId: string,
  requestId: string,
  query: z.output<typeof approvalItemQuery>,
): Promise<{ data: ApprovalItem[]; nextCursor: string | null; total: number }> {
  const { round } = await findRequest(db, organisationId, requestId)
  const pattern = searchPattern(query.search)
  const isChanged = sql<boolean>`(item.round = ${round} AND ${round} > 0)`
  const name = sql<string>`coalesce(own.user_name, '')`
  const title = sql<string>`coalesce(own.title, '')`
  const category = sql<string>`coalesce(own.category_name, '')`
  const items = db
    .selectFrom('approval_item as item')
    .leftJoin('certificate as own', (join) =>
      join.onRef('own.org_id', '=', 'item.org_id').onRef('own.id', '=', 'item.certificate_id'),
    )
    .select([
      'item.certificate_id as certificateId',
      name.as('name'),
      title.as('title'),
      category.as('category'),
      isChanged.as('isChanged'),
      sql<boolean>`own.signed_at IS NOT NULL`.as('isSigned'),
    ])
    .where('item.org_id', '=', organisationId)
    .where('item.request_id', '=', requestId)
    .$if(query.changed !== undefined, (q) => q.where(isChanged))
    .$if(pattern !== undefined, (q) => q.where(foldedSql(name, title, category), 'like', pattern!))
  const list = () =>
    rowsPage(db, items, query, {
      keys: { name, title, category },
      unique: ['item.certificate_id'],
      standard: { column: 'name', direction: 'asc' },
    })
  const { page, ...rest } = await searchInTurn(organisationId, query.search, list)
  const data = page.map(({ certificateId, name, title, category, isChanged, isSigned }) => ({
    certificateId,
    name,
    title,
    category,
    isChanged,
    isSigned,
  }))
  return { data, ...rest }
}
