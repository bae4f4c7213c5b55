import { isPermitted, type Permission } from '@credenza/schema/member-role'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery, useWorkPlace } from '../use-departments.ts'
import { useSession } from './use-session.ts'

/**
 * Whether this person may do something in their organisation, according to their role at sign-in, or their roles in the
 * departments in which they work. It decides what is offered; the server decides what is allowed.
 */
export function usePermitted(): (permission: Permission) => boolean {
  const role = useSession()?.userData.memberRole
  const place = useWorkPlace()
  const { data = [] } = useQuery({ ...departmentsQuery, enabled: role === 'departmental' })
  if (role !== 'departmental') return (permission) => role === undefined || isPermitted(role, permission)
  const roles = data.filter(({ _id }) => place === '' || _id === place).map(({ yourRole }) => yourRole)
  return (permission) => roles.some((one) => one !== '' && isPermitted(one, permission))
}
