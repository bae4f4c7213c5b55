import { organisationStatus as wireStatuses } from '@credenza/schema'
import type { OrganisationStatus } from './tables.ts'

/** 'approved' -> 'Approved': an organisation's status in the spelling of the wire format. */
export function wireStatus(status: OrganisationStatus): string {
  return wireStatuses.options.find((option) => option.toLowerCase() === status)!
}
