import { organisationStatus as wireStatuses } from '@credenza/schema'
import type { OrganisationStatus } from './tables.ts'

/** 'approved' -> 'Approved': the wire's spelling of an organisation's status. */
export function wireStatus(status: OrganisationStatus): string {
  return wireStatuses.options.find((option) => option.toLowerCase() === status)!
}
