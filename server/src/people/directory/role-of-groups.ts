import type { GivenRole } from '@credenza/schema'

/** The first of a person's roles in this order counts. A preparer who is also a signer is not a manager. */
const order: readonly GivenRole[] = ['manager', 'signer', 'preparer', 'reviewer', 'finance', 'auditor']

/** The one role of a person whose groups give these roles; undefined if they give none. */
export const roleOfGroups = (given: readonly GivenRole[]): GivenRole | undefined =>
  order.find((role) => given.includes(role))
