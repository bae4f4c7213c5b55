import type { TaxDocument } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { readTaxProfile } from '../tax/tax-profile.ts'

/**
 * What an invoice says about an issuer: its tax details, or otherwise what it entered at its registration. Null for a student.
 */
export async function readBuyer(tx: Tx, customerId: string): Promise<TaxDocument['buyer']> {
  if (!customerId.startsWith('org_')) return null
  const profile = await readTaxProfile(tx, customerId)
  if (profile) return profile
  const { name, details } = await findOrganisation(tx, customerId)
  return {
    trn: '',
    legalName: name,
    address: details.headquartersAddress,
    city: details.city,
    emirate: '',
    licence: details.registrationNumber,
    licenceAuthority: '',
  }
}
