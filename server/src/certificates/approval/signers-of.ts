import { isPermitted } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { readAllMemberships } from '../../people/account/memberships.ts'
import { listColleagues } from '../../people/colleague/list-colleagues.ts'
import { departmentsOfTypes } from '../../people/department/type-names.ts'

/** Who of an organisation may sign now. */
export interface Signers {
  /** Whether somebody may sign anything. */
  has(accountId: string): boolean
  /** Whether somebody may sign certificates of all these types; null if the types are unknown. */
  maySign(accountId: string, types: readonly string[] | null): boolean
}

/** Who may sign. People whose roles are in departments may sign what belongs to departments where their role allows it. */
export async function signersOf(ctx: Context, db: Db | Tx, organisationId: string): Promise<Signers> {
  const colleagues = await listColleagues(ctx, { organisationId, accountId: '' }, db)
  const present = colleagues.filter(({ state }) => state === 'owner' || state === 'active')
  const whole = new Set(
    present.filter(({ memberRole }) => isPermitted(memberRole, 'sign')).map(({ _id }) => _id),
  )
  const bound = present.filter(({ memberRole }) => memberRole === 'departmental')
  if (bound.length === 0) return { has: (id) => whole.has(id), maySign: (id) => whole.has(id) }

  const memberships = await readAllMemberships(db, organisationId)
  const departmentOf = await departmentsOfTypes(db, organisationId)
  const signsIn = new Map(
    bound.map(({ _id }) => {
      const signing = (memberships.get(_id) ?? []).filter(({ role }) => isPermitted(role, 'sign'))
      return [_id, new Set<string | undefined>(signing.map(({ departmentId }) => departmentId))]
    }),
  )
  return {
    has: (id) => whole.has(id) || (signsIn.get(id)?.size ?? 0) > 0,
    maySign: (id, types) =>
      whole.has(id) || (types?.every((type) => signsIn.get(id)?.has(departmentOf.get(type))) ?? false),
  }
}
