import { colleagueRoles, type GivenRole } from '@credenza/schema'
import { fieldRefusal } from '../../platform/http/api-error.ts'

/** Throws 'invalid' for a role that this kind of organisation does not have. */
export function requireRoleFor({ role }: { role: 'issuer' | 'verifier' }, memberRole: GivenRole): void {
  const roles: readonly GivenRole[] = colleagueRoles[role]
  if (!roles.includes(memberRole)) throw fieldRefusal('memberRole', 'invalid.member_role')
}
