/** The roles that an owner can give. */
export const givenRoles = ['manager', 'preparer', 'signer', 'reviewer', 'finance', 'auditor'] as const
/**
 * What a person does in their organisation; its first account is the owner. A 'departmental' person has one of the given
 * roles in each of their departments, and none in the organisation as a whole.
 */
export const memberRoles = ['owner', ...givenRoles, 'departmental'] as const

export type MemberRole = (typeof memberRoles)[number]
export type GivenRole = (typeof givenRoles)[number]

/** The roles available to colleagues: an issuer's prepare and sign, a verifier's review. */
export const colleagueRoles = {
  issuer: ['manager', 'preparer', 'signer', 'finance', 'auditor'],
  verifier: ['manager', 'reviewer', 'finance', 'auditor'],
} as const satisfies Record<'issuer' | 'verifier', readonly GivenRole[]>

/**
 * The roles with each permission. Everyone may read everything except the audit trail, and an auditor may do nothing else.
 * Preparing and signing can be left to different people.
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
  /** Tax details, invoices and payments. */
  settle: ['owner', 'manager', 'finance'],
  /** What everybody did: the organisation's audit trail. */
  oversee: ['owner', 'manager', 'auditor'],
  /** Changes nothing that belongs to the organisation. */
  read: ['owner', ...givenRoles],
} as const satisfies Record<string, readonly MemberRole[]>

export type Permission = keyof typeof holders

export const isPermitted = (role: MemberRole, permission: Permission): boolean =>
  (holders[permission] as readonly MemberRole[]).includes(role)
