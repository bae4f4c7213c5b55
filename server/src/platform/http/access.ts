import {
  type ApiScope,
  apiScopes,
  isPermitted,
  type MemberRole,
  type Permission,
  type Role,
} from '@credenza/schema'

/**
 * Who may call a route. 'issuer' and 'verifier' mean an organisation in any state but suspended, 'approved-…' one that the
 * admin approved; adding 'suspended' lets the suspended in too. 'admin' means one whose session was opened or confirmed
 * with a second factor; adding 'unproven-admin' lets in one without. A scope means an API key that has it, of an approved
 * organisation: routes that name one accept no session, and all others accept no API key. Every route names its access; a
 * route without one does not start (see app.ts).
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

/** Who is calling: an account with its session, or an API key; `organisationId` for issuers and verifiers. */
export interface Party {
  /** Who acts, in trails: the account, or the API key itself. */
  accountId: string
  sessionId: string
  /** What an API key may do; undefined for a session. */
  scopes?: readonly ApiScope[]
  /** When a second factor was last shown in this session. */
  secondFactorAt: Date | undefined
  role: Role
  /** What the account does in its organisation; undefined for an API key, which may do what its scopes say. */
  memberRole?: MemberRole | undefined
  organisationId: string | undefined
  organisationStatus: 'registered' | 'pending' | 'approved' | 'returned' | 'suspended' | undefined
  /** The admin's reason for suspending the organisation. */
  suspensionReason?: string | undefined
}

export type OrganisationParty = Party & { organisationId: string }

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
  | 'second-factor'

/**
 * The one decision about roles: may this party (undefined = not signed in) call a route with this access? In an
 * organisation they also need the route's permission. In a demonstration admins need no second factor.
 */
export function admit(
  access: readonly Access[],
  party: Party | undefined,
  { demo, permission = 'read' }: { demo: boolean; permission?: Permission | undefined },
): Admission {
  if (access.includes('anyone')) return 'admitted'
  const scopes = access.filter(isApiScope)
  if (scopes.length > 0) return admitApiKey(scopes, party)
  if (!party) return 'sign-in'
  if (party.scopes) return 'forbidden'
  const inAnyState = access.some((one) => one === party.role)
  if (!inAnyState && !access.some((one) => one === `approved-${party.role}`)) return 'forbidden'
  if (!isPermittedTo(party, permission)) return permission === 'own' ? 'owner' : 'member-role'
  if (party.role === 'admin' && !party.secondFactorAt && !demo && !access.includes('unproven-admin'))
    return 'second-factor'
  if (party.organisationStatus === 'suspended' && !access.includes('suspended')) return 'suspended'
  return inAnyState || party.organisationStatus === 'approved' ? 'admitted' : 'not-approved'
}

export const isPermittedTo = ({ memberRole }: Pick<Party, 'memberRole'>, permission: Permission): boolean =>
  memberRole === undefined || isPermitted(memberRole, permission)

function admitApiKey(scopes: readonly ApiScope[], party: Party | undefined): Admission {
  if (!party?.scopes) return 'api-key'
  if (party.organisationStatus === 'suspended') return 'suspended'
  if (party.organisationStatus !== 'approved') return 'not-approved'
  return scopes.some((scope) => party.scopes!.includes(scope)) ? 'admitted' : 'scope'
}

const isApiScope = (access: Access): access is ApiScope => (apiScopes as readonly string[]).includes(access)
