import {
  type ApiScope,
  apiScopes,
  type DepartmentRole,
  isPermitted,
  type MemberRole,
  type Permission,
  type Role,
} from '@credenza/schema'

/**
 * Who may call a route. 'issuer' and 'verifier' mean an organisation in any state but suspended, 'approved-…' one that the
 * admin approved; adding 'suspended' admits suspended ones too. 'admin' means an admin whose session was opened or confirmed
 * with a second factor; adding 'unproven-admin' admits one without. A scope means an API key that has it, of an approved
 * organisation: routes that name a scope accept no session, and all others accept no API key. Every route must name its access;
 * without, the server does not start (see app.ts).
 */
export type Access =
  | 'anyone'
  | 'issuer'
  | 'verifier'
  | 'approved-issuer'
  | 'approved-verifier'
  | 'suspended'
  | 'student'
  | 'admin'
  | 'unproven-admin'
  | ApiScope

/** A department that a caller is limited to, with their role there. API keys have scopes instead of a role. */
export interface Membership {
  departmentId: string
  role?: DepartmentRole
}

/** Which things a call may reach: all of an organisation's, or those of some of its departments. */
export interface Reach {
  organisationId: string
  departments?: readonly string[] | undefined
  /** What an API key may do; undefined for people. */
  scopes?: readonly ApiScope[] | undefined
}

/** Who is calling: an account with its session, or an API key; `organisationId` for issuers and verifiers. */
export interface Caller {
  /** Who acts, in trails: the account, or the API key itself. */
  accountId: string
  sessionId: string
  /** What an API key may do; undefined for a session. */
  scopes?: readonly ApiScope[]
  /** When a second factor was last shown in this session. */
  secondFactorAt: Date | undefined
  role: Role
  /** The account's role in its organisation; undefined for an API key, which has scopes. */
  memberRole?: MemberRole | undefined
  /** The departments that the caller is limited to; undefined for people and keys of the whole organisation. */
  memberships?: readonly Membership[] | undefined
  /** The departments that lists show and new things belong to: the memberships, or the department that the caller works in. */
  departments?: readonly string[] | undefined
  organisationId: string | undefined
  organisationStatus: 'registered' | 'pending' | 'approved' | 'returned' | 'suspended' | undefined
  /** The admin's reason for suspending the organisation. */
  suspensionReason?: string | undefined
}

export type OrganisationCaller = Caller & { organisationId: string }

export type Admission =
  | 'admitted'
  | 'sign-in'
  | 'api-key'
  | 'scope'
  | 'not-approved'
  | 'suspended'
  | 'forbidden'
  | 'owner'
  | 'member-role'
  | 'departmental'
  | 'second-factor'

/**
 * The only decision about roles: may this caller (undefined = not signed in) call a route with this access? In an organisation
 * the caller also needs the route's permission. In a demonstration admins need no second factor.
 */
export function admit(
  access: readonly Access[],
  caller: Caller | undefined,
  {
    demo,
    permission = 'read',
    departmental = false,
  }: { demo: boolean; permission?: Permission | undefined; departmental?: boolean | undefined },
): Admission {
  if (access.includes('anyone')) return 'admitted'
  const scopes = access.filter(isApiScope)
  if (scopes.length > 0) return admitApiKey(scopes, caller, departmental)
  if (!caller) return 'sign-in'
  if (caller.scopes) return 'forbidden'
  const inAnyState = access.some((one) => one === caller.role)
  if (!inAnyState && !access.some((one) => one === `approved-${caller.role}`)) return 'forbidden'
  if (!isPermittedTo(caller, permission)) return permission === 'own' ? 'owner' : 'member-role'
  if (caller.memberships && !departmental && !isPersonal(access)) return 'departmental'
  if (caller.role === 'admin' && !caller.secondFactorAt && !demo && !access.includes('unproven-admin'))
    return 'second-factor'
  if (caller.organisationStatus === 'suspended' && !access.includes('suspended')) return 'suspended'
  return inAnyState || caller.organisationStatus === 'approved' ? 'admitted' : 'not-approved'
}

/** Whether the caller's role permits it, or one of their roles in departments. */
export function isPermittedTo(
  { memberRole, memberships }: Pick<Caller, 'memberRole' | 'memberships'>,
  permission: Permission,
): boolean {
  if (memberships) return permission === 'read' || memberships.some(({ role }) => isGranted(role, permission))
  return isGranted(memberRole, permission)
}

/** The caller, limited to the departments where their role permits this, and to the one that they work in, if they name one. */
export function callerWithin(caller: Caller, permission: Permission, worksIn: string | undefined): Caller {
  const memberships = caller.memberships?.filter(({ role }) => isGranted(role, permission))
  const all = memberships?.map(({ departmentId }) => departmentId)
  const departments = worksIn === undefined ? all : (all ?? [worksIn]).filter((id) => id === worksIn)
  return { ...caller, memberships, departments }
}

const isGranted = (role: MemberRole | undefined, permission: Permission): boolean =>
  role === undefined || isPermitted(role, permission)

/** Whether a route is about the caller as a person, whatever their role. */
const isPersonal = (access: readonly Access[]): boolean => access.includes('unproven-admin')

function admitApiKey(
  scopes: readonly ApiScope[],
  caller: Caller | undefined,
  departmental: boolean,
): Admission {
  if (!caller?.scopes) return 'api-key'
  if (caller.organisationStatus === 'suspended') return 'suspended'
  if (caller.organisationStatus !== 'approved') return 'not-approved'
  if (caller.memberships && !departmental) return 'departmental'
  return scopes.some((scope) => caller.scopes!.includes(scope)) ? 'admitted' : 'scope'
}

const isApiScope = (access: Access): access is ApiScope => (apiScopes as readonly string[]).includes(access)
