import type { Db } from '../../../context.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { isSubjectWithin } from '../../reach/subject-within.ts'

/** How many requests wait for an issuer's answer. */
export async function countOpenRequests(db: Db, reach: Reach): Promise<number> {
  const { count } = await db
    .selectFrom('correction_request')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('org_id', '=', reach.organisationId)
    .where(isSubjectWithin(reach, 'correction_request.certificate_id'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
