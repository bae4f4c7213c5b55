import type { Colleague } from '@credenza/schema/colleague'
import type { Department } from '@credenza/schema/department'
import { isPermitted } from '@credenza/schema/member-role'

/** The possible signers: people who may sign for the whole organisation, or in an open department. */
export function possibleSigners(
  colleagues: readonly Colleague[],
  departments: readonly Pick<Department, 'isClosed' | 'members'>[],
): Colleague[] {
  const inDepartments = new Set(
    departments
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ members }) => members.filter(({ role }) => isPermitted(role, 'sign')))
      .map(({ accountId }) => accountId),
  )
  return colleagues.filter(
    ({ _id, state, memberRole }) =>
      (state === 'owner' || state === 'active') &&
      (isPermitted(memberRole, 'sign') || (memberRole === 'departmental' && inDepartments.has(_id))),
  )
}
