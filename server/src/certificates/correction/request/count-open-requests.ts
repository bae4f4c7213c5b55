import type { Db } from '../../../context.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { isSubjectWithin } from '../../reach/subject-within.ts'

/** How many requests wait for an issuer's answer. */
export const countOpenRequests = (db: Db, reach: Reach): Promise<number> =>
  countRows(
    db
      .selectFrom('correction_request')
      .where('org_id', '=', reach.organisationId)
      .where(isSubjectWithin(reach, 'correction_request.certificate_id'))
      .where('state', '=', 'open'),
  )
