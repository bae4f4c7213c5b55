import type { ListQuery, verifierListResponse } from '@credenza/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { cursorKey, pageOf, searchPattern } from '../platform/http/lists.ts'
import { chosenVerifiers } from '../review/chosen-verifiers.ts'

/** The verifiers that an issuer can choose from, by name: the approved ones, and those it has chosen already. */
export async function listVerifiers(
  ctx: Context,
  issuerId: string,
  query: ListQuery,
): Promise<Pick<z.output<typeof verifierListResponse>, 'data' | 'nextCursor' | 'total'>> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const chosen = await chosenVerifiers(ctx.db, issuerId)
  const matching = ctx.db
    .selectFrom('organisation')
    .where('role', '=', 'verifier')
    .where((is) => is.or([is('status', '=', 'approved'), is('id', 'in', ['', ...chosen])]))
    .$if(pattern !== undefined, (q) => q.where((is) => is(is.fn('lower', ['name']), 'like', pattern!)))
  const [rows, { count }] = await Promise.all([
    matching
      .select(['id', 'name'])
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(name, id) > (SELECT name, id FROM organisation WHERE id = ${after!})`),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.id)
  const data = page.map((row) => ({ _id: row.id, organizationName: row.name }))
  return { data, nextCursor, total: Number(count) }
}
