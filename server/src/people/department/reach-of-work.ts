import { type ApiScope, isPermitted, type Permission } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Db, Tx } from '../../context.ts'
import { isPermittedTo, type Reach } from '../../platform/http/access.ts'
import type { ErrorSentence } from '../../platform/http/api-error.ts'
import { roleOf } from '../account/member-role.ts'
import { readMemberships } from '../account/memberships.ts'
import type { OrganisationTables } from '../organisation/tables.ts'
import { boundTo, departmentOf } from './find-department.ts'

/** What a job does in parts for an account or API key that started it. */
export interface Work {
  organisationId: string
  /** The id of the work, which may belong to a department. */
  id: string
  /** Who started it, or who retried it. */
  accountId: string
  /** What starting it takes: a permission for people, a scope for API keys. Without one, keys cannot start it. */
  permission: Permission
  scope?: ApiScope
}

/** A call that does its work in parts before it answers. Its reach is what the caller could touch when it began. */
export interface Call extends Reach, Pick<Work, 'accountId' | 'permission' | 'scope'> {}

/** Who started the work could not start it now. */
export class WorkStopped extends Error {
  override name = 'WorkStopped'
  readonly sentence: ErrorSentence

  constructor(sentence: ErrorSentence) {
    super(`Work stopped: ${sentence.key}`)
    this.sentence = sentence
  }
}

/**
 * What the next part of the work may touch: what belongs to its department, or to the organisation. Throws WorkStopped unless
 * the starter could start it now. Call it for each part, in the part's transaction, so that the work of people who leave stops.
 */
export async function reachOfWork(db: Db | Tx, work: Work, now: Date): Promise<Reach> {
  const { organisationId } = work
  const { departments } = await starterOf(db, work, now)
  const departmentId = await departmentOf(db, organisationId, work.id)
  if (departments && (departmentId === undefined || !departments.includes(departmentId)))
    throw new WorkStopped(sentence('forbidden.starter_left'))
  return departmentId === undefined ? { organisationId } : { organisationId, departments: [departmentId] }
}

/**
 * What the next part of a call may touch: what the caller could touch when it began, as far as they still can. Throws
 * WorkStopped unless the caller could make the call now. Call it as `reachOfWork`.
 */
export async function reachOfCall(
  db: Db | Tx,
  { organisationId, departments: before, ...call }: Call,
  now: Date,
): Promise<Reach> {
  const { departments: held } = await starterOf(db, { organisationId, ...call }, now)
  const departments = held && before ? before.filter((id) => held.includes(id)) : (held ?? before)
  if (departments?.length === 0) throw new WorkStopped(sentence('forbidden.starter_left'))
  return { organisationId, departments }
}

/** Where somebody could start the work now: in these departments, or in the whole organisation. */
interface Starter {
  departments: readonly string[] | undefined
  status: OrganisationTables['organisation']['status']
}

type Started = Omit<Work, 'id'>

async function starterOf(db: Db | Tx, work: Started, now: Date): Promise<Starter> {
  const starter = (await readPerson(db, work)) ?? (await readKey(db, work, now))
  if (!starter) throw new WorkStopped(sentence('forbidden.starter_left'))
  if (starter.status !== 'approved') throw new WorkStopped(sentence('suspended.batch'))
  return starter
}

async function readPerson(
  db: Db | Tx,
  { organisationId, accountId, permission }: Started,
): Promise<Starter | undefined> {
  const account = await db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.id', 'account.org_id')
    .leftJoin('member_role', (join) =>
      join
        .onRef('member_role.org_id', '=', 'account.org_id')
        .onRef('member_role.account_id', '=', 'account.id'),
    )
    .select(['account.is_colleague', 'member_role.role', 'organisation.status'])
    .where('account.org_id', '=', organisationId)
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!account) return undefined
  const memberRole = roleOf(account.is_colleague, account.role)
  const memberships =
    memberRole === 'departmental' ? await readMemberships(db, organisationId, accountId) : undefined
  if (!isPermittedTo({ memberRole, memberships }, permission)) return undefined
  const departments = memberships
    ?.filter(({ role }) => isPermitted(role, permission))
    .map(({ departmentId }) => departmentId)
  return { departments, status: account.status }
}

async function readKey(
  db: Db | Tx,
  { organisationId, accountId, scope }: Started,
  now: Date,
): Promise<Starter | undefined> {
  const key = await db
    .selectFrom('api_key')
    .innerJoin('organisation', 'organisation.id', 'api_key.org_id')
    .select(['api_key.scopes', 'organisation.status'])
    .where('api_key.org_id', '=', organisationId)
    .where('api_key.id', '=', accountId)
    .where((row) => row.or([row('api_key.expires_at', 'is', null), row('api_key.expires_at', '>', now)]))
    .executeTakeFirst()
  if (!key || !scope || !key.scopes.includes(scope)) return undefined
  return { departments: await boundTo(db, organisationId, accountId), status: key.status }
}
