import type { Db } from '../../../context.ts'

/** How many requests wait for an issuer's answer. */
export async function countOpenRequests(db: Db, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('correction_request')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('org_id', '=', organisationId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
