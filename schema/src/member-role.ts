import { z } from 'zod'

/** What somebody does in their organisation. Its first account is the owner, and no other is. */
export const memberRole = z.enum(['owner', 'manager', 'preparer', 'signer', 'reviewer', 'finance', 'auditor'])
export type MemberRole = z.infer<typeof memberRole>

/** The roles that colleagues can have: an issuer's prepare and sign, a verifier's review. */
export const colleagueRoles = {
  issuer: ['manager', 'preparer', 'signer', 'finance', 'auditor'],
  verifier: ['manager', 'reviewer', 'finance', 'auditor'],
} as const satisfies Record<'issuer' | 'verifier', readonly MemberRole[]>

/** A role that somebody can be given. */
export const givenRole = memberRole.exclude(['owner'])
export type GivenRole = z.infer<typeof givenRole>

/**
 * Who in an organisation may do what. All may read everything, so an auditor may do nothing else. Preparing and signing
 * can be kept in two hands.
 */
const holders = {
  /** Colleagues, keys of every kind, the application. */
  own: ['owner'],
  /** Settings, certificate types, designs, delivery, webhooks. */
  manage: ['owner', 'manager'],
  /** Students, and certificates until they are signed. */
  prepare: ['owner', 'manager', 'preparer'],
  /** Signing, and everything that changes what was signed. */
  sign: ['owner', 'manager', 'signer'],
  /** A verifier's decisions, and what its people note beside them. */
  review: ['owner', 'manager', 'reviewer'],
  /** A verifier's fees. */
  price: ['owner', 'manager', 'finance'],
  /** Changes nothing of the organisation's. */
  read: memberRole.options,
} as const satisfies Record<string, readonly MemberRole[]>

export type Permission = keyof typeof holders

export const isPermitted = (role: MemberRole, permission: Permission): boolean =>
  (holders[permission] as readonly MemberRole[]).includes(role)
