import type { Course } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { listPlatforms } from '../../people/learning-platform/find-platform.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { isAwardUndone } from './standing.ts'

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
    .where('org_id', '=', organisationId)
  const { page, ...rest } = await rowsPage(db, rows, query, {
    keys: { createdAt: 'id', title: 'title' },
    unique: ['id'],
    standard: newestFirst,
  })
  const countsOf = await countAwards(
    db,
    organisationId,
    page.map(({ id }) => id),
  )
  const data = page.map(({ id, platform_id, created_at, title, rule }) => ({
    _id: id,
    title,
    rule,
    platform: names.get(platform_id) ?? '',
    ...countsOf(id),
    createdAt: created_at.toISOString(),
  }))
  return { data, ...rest }
}

/** Counts who was proposed and who was awarded in each of these courses. Leaves out awards that were undone. */
async function countAwards(
  db: Db,
  organisationId: string,
  courseIds: readonly string[],
): Promise<(courseId: string) => { proposed: number; awarded: number }> {
  const rows = await db
    .selectFrom('course_award')
    .select((q) => [
      'course_id',
      sql<boolean>`batch_id IS NULL`.as('open'),
      q.fn.countAll<string>().as('count'),
    ])
    .where('org_id', '=', organisationId)
    .where('course_id', '=', anyOf(courseIds))
    .where(sql<boolean>`NOT ${isAwardUndone(organisationId)}`)
    .groupBy(['course_id', 'open'])
    .execute()
  const count = (courseId: string, open: boolean) =>
    Number(rows.find((row) => row.course_id === courseId && row.open === open)?.count ?? 0)
  return (courseId) => ({ proposed: count(courseId, true), awarded: count(courseId, false) })
}
