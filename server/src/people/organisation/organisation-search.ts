import { searchText } from '../../platform/lists/search-text.ts'
import type { Organisation } from './find-organisation.ts'
import type { OrganisationDetails } from './tables.ts'

/** The text that the admin's search reads. */
export function organisationSearch(organisation: {
  name: string
  email: string
  role: Organisation['role']
  details: OrganisationDetails
}): string {
  const { name, email, role, details } = organisation
  return searchText([name, email, details.country, details.registrationNumber, role])
}
