import type { Role } from '@credenza/schema'

/**
 * Who may call a route. 'issuer' and 'verifier' mean an organisation in any state but suspended, 'approved-…' one that
 * the admin approved; 'suspended' beside them lets the suspended in too. 'admin' means one whose session was opened or
 * confirmed with a second factor; 'unproven-admin' beside it lets in one without. Every route names its access; a route
 * without one does not start (see app.ts).
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

/** Who is calling: an account with its session; `organisationId` for issuers and verifiers. */
export interface Party {
  accountId: string
  sessionId: string
  /** When a second factor was last shown in this session. */
  secondFactorAt: Date | undefined
  role: Role
  organisationId: string | undefined
  organisationStatus: 'registered' | 'pending' | 'approved' | 'returned' | 'suspended' | undefined
  /** What the admin said when it suspended the organisation. */
  suspensionReason?: string | undefined
}

export type OrganisationParty = Party & { organisationId: string }

export type Admission = 'admitted' | 'sign-in' | 'not-approved' | 'suspended' | 'forbidden' | 'second-factor'

/**
 * The one decision about roles: may this party (undefined = nobody signed in) call a route with this access? In a
 * demonstration admins need no second factor.
 */
export function admit(
  access: readonly Access[],
  party: Party | undefined,
  { demo }: { demo: boolean },
): Admission {
  if (access.includes('anyone')) return 'admitted'
  if (!party) return 'sign-in'
  const inAnyState = access.some((one) => one === party.role)
  if (!inAnyState && !access.some((one) => one === `approved-${party.role}`)) return 'forbidden'
  if (party.role === 'admin' && !party.secondFactorAt && !demo && !access.includes('unproven-admin'))
    return 'second-factor'
  if (party.organisationStatus === 'suspended' && !access.includes('suspended')) return 'suspended'
  return inAnyState || party.organisationStatus === 'approved' ? 'admitted' : 'not-approved'
}
