import type { GivenRole } from '@credenza/schema'

/** Of several roles the first in this order counts. Having the roles to prepare and to sign makes nobody a manager. */
const order: readonly GivenRole[] = ['manager', 'signer', 'preparer', 'reviewer', 'finance', 'auditor']

/** The one role of a person whose groups give these roles; undefined if they give none. */
export const roleOfGroups = (given: readonly GivenRole[]): GivenRole | undefined =>
  order.find((role) => given.includes(role))
