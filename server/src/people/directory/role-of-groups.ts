import type { GivenRole } from '@credenza/schema'

/** What counts of several roles: the first of these. Nobody becomes a manager because they prepare and sign. */
const order: readonly GivenRole[] = ['manager', 'signer', 'preparer', 'reviewer', 'finance', 'auditor']

/** The one role of a person whose groups give these; undefined for none. */
export const roleOfGroups = (given: readonly GivenRole[]): GivenRole | undefined =>
  order.find((role) => given.includes(role))
