import { isPermitted, type Permission } from '@credenza/schema/member-role'
import { useSession } from './use-session.ts'

/**
 * Whether this person may do something in their organisation, by the role that they had when they signed in. It decides what
 * is offered; the server decides what is done.
 */
export function usePermitted(): (permission: Permission) => boolean {
  const role = useSession()?.userData.memberRole
  return (permission) => role === undefined || isPermitted(role, permission)
}
