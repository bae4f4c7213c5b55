import type { Course } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { listPlatforms } from '../../people/learning-platform/find-platform.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { isTakenBack } from './standing.ts'

/** A page of the organisation's courses, newest first, with how many people were proposed and awarded. */
export async function listCourses(
  { db }: Context,
  organisationId: string,
  query: PageQuery<'createdAt' | 'title'>,
): Promise<{ data: Course[]; nextCursor: string | null; total: number }> {
  const names = new Map((await listPlatforms(db, organisationId)).map(({ id, name }) => [id, name]))
  const rows = db
    .selectFrom('course_link')
    .select(['id', 'platform_id', 'title', 'rule', 'created_at'])
    .select(countOf(organisationId, sql`batch_id IS NULL`).as('proposed'))
    .select(countOf(organisationId, sql`batch_id IS NOT NULL AND NOT ${isTakenBack}`).as('awarded'))
    .where('org_id', '=', organisationId)
  const { page, ...rest } = await rowsPage(db, rows, query, {
    keys: { createdAt: 'id', title: 'title' },
    unique: ['id'],
    standard: newestFirst,
  })
  const data = page.map(({ id, platform_id, created_at, proposed, awarded, title, rule }) => ({
    _id: id,
    title,
    rule,
    platform: names.get(platform_id) ?? '',
    proposed: Number(proposed),
    awarded: Number(awarded),
    createdAt: created_at.toISOString(),
  }))
  return { data, ...rest }
}

const countOf = (organisationId: string, condition: ReturnType<typeof sql>) =>
  sql<string>`(SELECT count(*) FROM course_award
    WHERE course_award.org_id = ${organisationId} AND course_award.course_id = course_link.id AND ${condition})`
