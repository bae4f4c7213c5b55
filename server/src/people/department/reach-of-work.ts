import type { Db, Tx } from '../../context.ts'
import type { Reach } from '../../platform/http/access.ts'
import { departmentsOfAccount } from '../account/memberships.ts'
import { boundTo, departmentOf } from './keep.ts'

/**
 * What a job may touch for the account or API key that requested it: the department of the work, while they can still reach it.
 * Undefined once they cannot.
 */
export async function reachOfWork(
  db: Db | Tx,
  { organisationId, id, accountId }: { organisationId: string; id: string; accountId: string },
): Promise<Reach | undefined> {
  const departmentId = await departmentOf(db, organisationId, id)
  const starter = await readStarter(db, organisationId, accountId)
  if (departmentId === undefined) return starter?.departments ? undefined : { organisationId }
  if (!starter || (starter.departments && !starter.departments.includes(departmentId))) return undefined
  return { organisationId, departments: [departmentId] }
}

/** The departments to which an account or API key is now limited, if any; undefined if it no longer exists. */
async function readStarter(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<Pick<Reach, 'departments'> | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (account) return { departments: await departmentsOfAccount(db, organisationId, id) }
  const key = await db
    .selectFrom('api_key')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return key && { departments: await boundTo(db, organisationId, id) }
}
